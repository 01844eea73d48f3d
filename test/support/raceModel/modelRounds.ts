import fc from 'fast-check'
import { expect } from 'vitest'
import { generateKeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import type { Store } from '../../../src/service/store/store.ts'
import { credential } from '../../conformance/store/rows.ts'
import { addUser, createTestApi, type TestApi } from '../activityApi.ts'
import { addFamily } from '../members.ts'
import { type Real, raceCommands, readModel } from './raceCommand.ts'

const FILLED = { tags: 8, keys: 7, wallets: 98 }

/** An organization in which two more of each kind have room, with somebody who may do everything. */
async function addPlace(kit: TestApi, publicKeys: readonly string[]) {
  const { organizationId, call } = await addFamily(kit)
  const { userId: owner } = await addUser(kit.parts, organizationId, 'user')
  const times = { createdAtMs: 1, updatedAtMs: 1 }
  const row = () => ({ id: kit.parts.newId(), organizationId, ...times })
  const sealed = { sealedPhrase: '', isExported: false, isImported: false }
  await kit.parts.store.transaction(async (tx) => {
    for (let i = 0; i < FILLED.tags; i++)
      await tx.insert('userTags', { ...row(), name: `Filler ${i}` })
    for (let i = 0; i < FILLED.keys; i++) {
      const { id } = row()
      const facts = { organizationId, userId: owner, publicKey: `02${id}` }
      await tx.insert('credentials', credential(id, facts))
    }
    for (let i = 0; i < FILLED.wallets; i++)
      await tx.insert('wallets', { ...row(), name: 'W', ...sealed })
  })
  return { organizationId, call, place: { owner, publicKeys } }
}

/**
 * Makes and removes objects at once, near the limits of how many there may be, until so many races have been run: the
 * service must have answered each as if its operations had come one after the other.
 *
 * @returns how many races an order explained.
 */
export async function modelRounds(store: Store, rounds: number): Promise<number> {
  const kit = await createTestApi({ store })
  const publicKeys: string[] = []
  for (let slot = 0; slot < 4; slot++) publicKeys.push((await generateKeyPair()).publicKeyHex)
  let explained = 0
  await fc.assert(
    fc.asyncProperty(raceCommands(), async (commands) => {
      if (explained >= rounds) return
      const stage = await addPlace(kit, publicKeys)
      const real: Real = {
        kit,
        ...stage,
        explained: () => {
          explained++
        },
      }
      const model = await readModel(store, real)
      await fc.asyncModelRun(() => ({ model: { model }, real }), commands)
    }),
    // some runs have no race at all
    { numRuns: 4 * rounds, endOnFailure: true },
  )
  expect(kit.errors).toEqual([])
  return Math.min(explained, rounds)
}
