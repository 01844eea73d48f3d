import { describe, expect, onTestFinished, test } from 'vitest'
import type { Store } from '../../src/service/store/store.ts'
import { addQuorum, standing } from '../support/consensus.ts'
import {
  addAddressedFamily,
  endFamily,
  expectGone,
  openDeletionApi,
  raceOfDeletion,
  submitsIntoFamily,
} from '../support/deletionRaces.ts'
import { onEachStore } from './store/onEachStore.ts'

const ROUNDS = 2

function signal(): readonly [Promise<void>, () => void] {
  let resolve: () => void = () => undefined
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return [promise, resolve]
}

/** A store whose next transaction, once asked for, waits: what a process does that is slow at the wrong moment. */
function holding(store: Store) {
  let hold: { readonly reach: () => void; readonly until: Promise<void> } | null = null
  const slow: Store = {
    ...store,
    transaction: async (work) => {
      const held = hold
      hold = null
      held?.reach()
      await held?.until
      return store.transaction(work)
    },
  }
  const holdNext = () => {
    const [reached, reach] = signal()
    const [until, release] = signal()
    hold = { reach, until }
    return { reached, release }
  }
  return { slow, holdNext }
}

describe('the end of a sub-organization', () => {
  onEachStore((open) => {
    async function openStage() {
      const store = await open()
      onTestFinished(() => store.close())
      const { slow, holdNext } = holding(store)
      const kit = await openDeletionApi(slow)
      onTestFinished(() => expect(kit.errors).toEqual([]))
      return { kit, store, holdNext }
    }

    test('comes before a submit that was only decided on, whatever that is', async () => {
      const { kit, store, holdNext } = await openStage()
      for (const [name, prepare] of Object.entries(submitsIntoFamily)) {
        const family = await addAddressedFamily(kit)
        const submit = await prepare(family)
        const late = holdNext()
        const reply = submit()
        await late.reached
        expect((await endFamily(family)).code).toBe('OK')
        late.release()
        expect([name, (await reply).code]).toEqual([name, 'ORGANIZATION_NOT_FOUND'])
        await expectGone(store, family.organizationId)
      }
    }, 120_000)

    test('leaves no row of what is submitted at the same time', async () => {
      const { kit, store } = await openStage()
      for (let round = 0; round < ROUNDS; round++) await raceOfDeletion(kit, store, round)
    }, 120_000)

    test('needs a quorum where there is one, and comes before what another vote began', async () => {
      const { kit, store, holdNext } = await openStage()
      const place = await addQuorum(kit, { roots: 2, threshold: 2 })
      const [ada, ben] = place.roots
      if (!ada || !ben) throw new Error('too few users')
      const ask = async (name: 'createUserTag' | 'deleteSubOrganization', parameters: object) =>
        String(Object((await place.submit(ada, name, parameters)).body).activity.fingerprint)
      const tag = await ask('createUserTag', { userTagName: 'A', userIds: [] })
      const end = await ask('deleteSubOrganization', {})
      const late = holdNext()
      const vote = place.approve(ben, tag)
      await late.reached
      expect(standing(await place.approve(ben, end))).toBe('COMPLETED')
      late.release()
      expect((await vote).code).toBe('REQUEST_NOT_AUTHORIZED')
      await expectGone(store, place.organizationId)
    }, 60_000)
  })
})
