import { expect, test } from 'vitest'
import { verdictOf } from '../../../test/support/proofs.ts'
import type { ProofQuestion } from '../../crypto/proof/verifyAppProof.ts'
import { createMemoryStore } from '../store/memoryStore.ts'
import type { Store } from '../store/store.ts'
import { newAppProofRootBytes, openAppProofRoot } from './appProofRoot.ts'
import { bootProofFromRow } from './bootProofFromRow.ts'
import { createProver } from './createProver.ts'

const nowMs = Date.UTC(2026, 10, 22)
const claim = { organizationId: 'o', walletId: 'w', derivationPath: 'm/0', address: 'a' }
const payload = JSON.stringify({
  type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
  timestampMs: String(nowMs),
  addressDerivationProof: claim,
})

async function stage(store: Store = createMemoryStore()) {
  const root = await openAppProofRoot(await newAppProofRootBytes(nowMs))
  let count = 0
  const newId = () => `b${++count}`
  const start = () => createProver({ store, root, clock: { nowMs: () => nowMs }, newId })
  const ask = async (prover: ReturnType<typeof start>): Promise<ProofQuestion> => {
    const key = await prover.ready()
    return {
      appProof: await key.prove(payload),
      bootProof: bootProofFromRow(key.bootProof),
      about: { type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION', ...claim },
      roots: [{ kind: 'software', certificatePem: root.certificatePem }],
      nowMs,
    }
  }
  return { store, start, ask }
}

test('makes one key, however many ask at once, and keeps where it comes from', async () => {
  const { store, start } = await stage()
  const prover = start()
  expect(await store.count('bootProofs', {})).toBe(0)
  const keys = await Promise.all([prover.ready(), prover.ready(), prover.ready()])
  expect(new Set(keys).size).toBe(1)
  expect(await store.find('bootProofs', {})).toEqual([keys[0]?.bootProof])
})

test('signs with another key after a restart, and the old proofs still hold', async () => {
  const { store, start, ask } = await stage()
  const [before, after] = [await ask(start()), await ask(start())]
  expect(after.appProof.publicKey).not.toBe(before.appProof.publicKey)
  expect(await store.count('bootProofs', {})).toBe(2)
  expect([await verdictOf(before), await verdictOf(after)]).toEqual(['OK', 'OK'])
})

test('holds with its own boot proof only, and under its own root only', async () => {
  const { start, ask } = await stage()
  const [one, other] = [await ask(start()), await ask(start())]
  const { bootProof } = other
  expect(await verdictOf({ ...one, bootProof })).toBe('APP_PROOF_INVALID')
  const { ephemeralPublicKeyHex } = one.bootProof
  expect(await verdictOf({ ...one, bootProof: { ...bootProof, ephemeralPublicKeyHex } })).toBe(
    'BOOT_PROOF_INVALID',
  )
  const stranger = await stage()
  const { roots } = await stranger.ask(stranger.start())
  expect(await verdictOf({ ...one, roots })).toBe('BOOT_PROOF_UNTRUSTED')
})

test('is never an enclave, whatever image is expected of it', async () => {
  const { start, ask } = await stage()
  const question = await ask(start())
  const [root] = question.roots
  const pcr = 'a'.repeat(96)
  const images = [{ pcrs: { 0: pcr, 1: pcr, 2: pcr, 3: pcr } }]
  const certificatePem = root?.certificatePem ?? ''
  expect(
    await verdictOf({ ...question, roots: [{ kind: 'enclave', certificatePem, images }] }),
  ).toBe('BOOT_PROOF_UNTRUSTED')
})

test('tries again when its boot proof could not be kept', async () => {
  const store = createMemoryStore()
  let isFull = true
  const { start } = await stage({
    ...store,
    transaction: (work) =>
      isFull ? Promise.reject(new Error('the disk is full')) : store.transaction(work),
  })
  const prover = start()
  await expect(prover.ready()).rejects.toThrow('the disk is full')
  isFull = false
  const { bootProof } = await prover.ready()
  expect(await store.find('bootProofs', {})).toEqual([bootProof])
})
