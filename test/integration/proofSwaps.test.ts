import { expect, test } from 'vitest'
import { AWS_NITRO_ROOT_PEM } from '../../src/crypto/proof/awsNitroRoot.ts'
import type { ProofQuestion } from '../../src/crypto/proof/verifyAppProof.ts'
import { createTestApi, type TestApi } from '../support/activityApi.ts'
import { printCount } from '../support/printCount.ts'
import { verdictOf } from '../support/proofs.ts'
import { bootProofOf, proofsIn, provenWallet } from '../support/provenWallet.ts'

type Swap = readonly [what: string, code: string, swapped: ProofQuestion]

const INVALID = 'APP_PROOF_INVALID'
const MISMATCH = 'APP_PROOF_MISMATCH'
const BOOT = 'BOOT_PROOF_INVALID'
const UNTRUSTED = 'BOOT_PROOF_UNTRUSTED'
const KEY = 260
const HALF = KEY / 2

/** A wallet's proof and the policy outcome that came beside it. */
async function proven(kit: TestApi) {
  const { reply, question } = await provenWallet(kit)
  const outcome = proofsIn(reply).find(({ proofPayload }) => proofPayload.includes('OUTCOME'))
  if (!outcome) throw new Error('there is no proof of the outcome')
  return { question, outcome: { ...question, appProof: outcome } }
}

test('T46 refuses every true part in the place of another', async () => {
  const [kit, strange] = [await createTestApi(), await createTestApi()]
  const { question: one, outcome } = await proven(kit)
  const { question: two } = await proven(kit)
  const { question: other } = await proven(strange)
  const { about, appProof, bootProof } = one
  const withApp = (more: object): ProofQuestion => ({ ...one, appProof: { ...appProof, ...more } })
  const withBoot = (more: object): ProofQuestion => ({
    ...one,
    bootProof: { ...bootProof, ...more },
  })
  const withAbout = (more: object): ProofQuestion => ({ ...one, about: { ...about, ...more } })
  const otherRoot = other.roots[0]?.certificatePem ?? ''
  const [encryption, signing] = [appProof.publicKey.slice(0, HALF), appProof.publicKey.slice(HALF)]
  const { ephemeralPublicKeyHex, awsAttestationDocB64 } = other.bootProof
  const pcr = 'a'.repeat(96)
  const images = [{ pcrs: { 0: pcr, 1: pcr, 2: pcr, 3: pcr } }]

  const swaps: readonly Swap[] = [
    ['the proof of a second wallet', MISMATCH, { ...one, appProof: two.appProof }],
    ['the question about a second wallet', MISMATCH, { ...one, about: two.about }],
    ['the proof of another service', MISMATCH, { ...one, appProof: other.appProof }],
    ['proof and boot of another service', MISMATCH, { ...other, about, roots: one.roots }],
    ['all of another service but the root', UNTRUSTED, { ...other, roots: one.roots }],
    ['the root of another service', UNTRUSTED, { ...one, roots: other.roots }],
    ['the boot of another service', INVALID, { ...one, bootProof: other.bootProof }],
    ['that boot, under its own root', INVALID, { ...other, about, appProof }],
    [
      'that boot under our key',
      UNTRUSTED,
      { ...one, bootProof: { ...other.bootProof, ephemeralPublicKeyHex: appProof.publicKey } },
    ],
    ['its attestation alone', UNTRUSTED, withBoot({ awsAttestationDocB64 })],
    [
      'its attestation, its root trusted too',
      BOOT,
      { ...withBoot({ awsAttestationDocB64 }), roots: [...one.roots, ...other.roots] },
    ],
    ['its key in the boot proof', INVALID, withBoot({ ephemeralPublicKeyHex })],
    ['its key in the proof', INVALID, withApp({ publicKey: other.appProof.publicKey })],
    ['both halves of the key turned', INVALID, withApp({ publicKey: signing + encryption })],
    ['the signature of a second wallet', INVALID, withApp({ signature: two.appProof.signature })],
    [
      'the payload of a second wallet',
      INVALID,
      withApp({ proofPayload: two.appProof.proofPayload }),
    ],
    ['the outcome for the address', MISMATCH, { ...one, appProof: outcome.appProof }],
    [
      'the outcome, its payload alone',
      INVALID,
      withApp({ proofPayload: outcome.appProof.proofPayload }),
    ],
    ['the proof for the manifest', BOOT, withBoot({ qosManifestB64: btoa(appProof.proofPayload) })],
    ['another organization', MISMATCH, withAbout({ organizationId: strange.organizationId })],
    ['another path', MISMATCH, withAbout({ derivationPath: "m/44'/60'/0'/0/1" })],
    ['another address', MISMATCH, withAbout({ address: `0x${'0'.repeat(40)}` })],
    [
      'a key of its own instead of a wallet',
      MISMATCH,
      withAbout({ walletId: undefined, derivationPath: undefined }),
    ],
    [
      'its root as that of an enclave',
      UNTRUSTED,
      {
        ...one,
        roots: [{ kind: 'enclave', certificatePem: one.roots[0]?.certificatePem ?? '', images }],
      },
    ],
    [
      'the root of AWS as one of a process',
      UNTRUSTED,
      { ...one, roots: [{ kind: 'software', certificatePem: AWS_NITRO_ROOT_PEM }] },
    ],
    [
      'the root of another beside that of AWS',
      UNTRUSTED,
      {
        ...one,
        roots: [
          { kind: 'software', certificatePem: otherRoot },
          { kind: 'enclave', certificatePem: AWS_NITRO_ROOT_PEM, images },
        ],
      },
    ],
  ]
  for (const whole of [one, two, other]) expect(await verdictOf(whole)).toBe('OK')
  const said: (readonly [string, string])[] = []
  for (const [what, , swapped] of swaps) said.push([what, await verdictOf(swapped)])
  expect(said).toEqual(swaps.map(([what, code]) => [what, code]))
  printCount('T46 true parts in a wrong place refused', said.length, swaps.length)
})

test('T46 gives the same boot proof to whoever asks for it, and none for a key that is not its own', async () => {
  const [kit, strange] = [await createTestApi(), await createTestApi()]
  const { question } = await proven(kit)
  expect(await bootProofOf(kit, question.appProof)).toEqual(question.bootProof)
  const reply = await strange.query('getBootProof', { ephemeralKey: question.appProof.publicKey })
  expect(reply.status).toBe(404)
})
