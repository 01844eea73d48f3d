import { X509Certificate } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { AWS_NITRO_ROOT_PEM } from '../../src/crypto/proof/awsNitroRoot.ts'
import type { EnclaveImage, ProofRoot } from '../../src/crypto/proof/proofRoots.ts'
import { type ProofQuestion, verifyAppProof } from '../../src/crypto/proof/verifyAppProof.ts'
import {
  newAppProofRootBytes,
  openAppProofRoot,
} from '../../src/service/app-proofs/appProofRoot.ts'
import {
  mutableFields,
  nitroManifestSha256,
  nitroPcrs,
  nitroQuestion,
  nitroRoot,
  nitroSubject,
  verdictOf,
} from '../support/proofs.ts'
import { hasCorpora, skipNote } from './corpora.ts'

const DAY_MS = 86_400_000
const other = '0'.repeat(95)

describe.skipIf(!hasCorpora)(`a real proof of an AWS Nitro enclave${skipNote}`, () => {
  test('holds, and is told to come from an enclave', async () => {
    expect(await verifyAppProof(nitroQuestion())).toMatchObject({
      claim: nitroSubject,
      provenAtMs: 1_758_058_763_571,
      boot: {
        isEnclave: true,
        moduleId: 'i-02447a481344e9ec0-enc0199546b533fd5d0',
        attestedAtMs: 1_758_057_949_422,
        manifestSha256: nitroManifestSha256,
      },
    })
  })

  test('holds long after its certificates have ended, unless its age counts', async () => {
    const later = { ...nitroQuestion(), nowMs: 1_758_058_763_571 + 400 * DAY_MS }
    expect(await verdictOf(later)).toBe('OK')
    expect(await verdictOf({ ...later, maxAgeMs: 401 * DAY_MS })).toBe('OK')
    expect(await verdictOf({ ...later, maxAgeMs: 399 * DAY_MS })).toBe('APP_PROOF_INVALID')
  })

  test('does not hold before it was made', async () => {
    const question = { ...nitroQuestion(), nowMs: 1_758_058_763_571 - 6 * 60_000 }
    expect(await verdictOf(question)).toBe('APP_PROOF_INVALID')
  })

  test.each([
    ['organization', { organizationId: 'other' }],
    ['wallet', { walletId: 'other' }],
    ['path', { derivationPath: "m/44'/60'/0'/0/1" }],
    ['address', { address: nitroSubject.address.toLowerCase() }],
    ['kind of key', { walletId: undefined, derivationPath: undefined }],
  ])('is refused for another %s', async (_what, about) => {
    const question = { ...nitroQuestion(), about: { ...nitroSubject, ...about } }
    expect(await verdictOf(question)).toBe('APP_PROOF_MISMATCH')
  })

  test('is refused as the outcome of a policy', async () => {
    const { organizationId } = nitroSubject
    const about = {
      type: 'APP_PROOF_TYPE_POLICY_OUTCOME',
      organizationId,
      outcome: 'OUTCOME_ALLOW',
    } as const
    expect(await verdictOf({ ...nitroQuestion(), about })).toBe('APP_PROOF_MISMATCH')
  })

  const withImages = (...images: readonly EnclaveImage[]): ProofQuestion => ({
    ...nitroQuestion(),
    roots: [{ kind: 'enclave', certificatePem: AWS_NITRO_ROOT_PEM, images }],
  })

  test.each([0, 1, 2, 3])(
    'is refused where register %i is expected to be another',
    async (index) => {
      const pcrs = { ...nitroPcrs, [index]: `1${other}` }
      expect(await verdictOf(withImages({ pcrs }))).toBe('BOOT_PROOF_UNTRUSTED')
      expect(await verdictOf(withImages({ pcrs }, { pcrs: nitroPcrs }))).toBe('OK')
    },
  )

  test('is refused for what is expected beyond the first registers, and for another manifest', async () => {
    const pcrs = { ...nitroPcrs, 8: `1${other}` }
    expect(await verdictOf(withImages({ pcrs }))).toBe('BOOT_PROOF_UNTRUSTED')
    const pinned = (manifestSha256: string) => withImages({ pcrs: nitroPcrs, manifestSha256 })
    expect(await verdictOf(pinned(nitroManifestSha256))).toBe('OK')
    expect(await verdictOf(pinned('0'.repeat(64)))).toBe('BOOT_PROOF_UNTRUSTED')
  })

  test('is refused under another root, and under its own as one of a process', async () => {
    const { certificatePem } = await openAppProofRoot(await newAppProofRootBytes(1_700_000_000_000))
    const software = (pem: string): ProofRoot => ({ kind: 'software', certificatePem: pem })
    const under = (...roots: readonly ProofRoot[]) => verdictOf({ ...nitroQuestion(), roots })
    expect(await under(software(certificatePem))).toBe('BOOT_PROOF_UNTRUSTED')
    expect(await under(software(AWS_NITRO_ROOT_PEM))).toBe('BOOT_PROOF_UNTRUSTED')
    expect(await under({ ...nitroRoot, certificatePem })).toBe('BOOT_PROOF_UNTRUSTED')
    expect(await under(software(certificatePem), nitroRoot)).toBe('OK')
  })

  test('is refused when its parts are written in another way', async () => {
    const question = nitroQuestion()
    const { appProof, bootProof } = question
    const spelled = [
      { appProof: { ...appProof, signature: appProof.signature.toUpperCase() } },
      { appProof: { ...appProof, proofPayload: `${appProof.proofPayload} ` } },
      { appProof: { ...appProof, publicKey: appProof.publicKey.slice(130) } },
      { bootProof: { ...bootProof, qosManifestB64: bootProof.qosManifestB64.replace(/=$/, '') } },
      { bootProof: { ...bootProof, qosManifestEnvelopeB64: bootProof.qosManifestB64 } },
      { bootProof: { ...bootProof, qosManifestB64: bootProof.qosManifestEnvelopeB64 } },
    ]
    for (const parts of spelled) expect(await verdictOf({ ...question, ...parts })).not.toBe('OK')
  })

  test('is refused with a byte changed, wherever it is looked', async () => {
    for (const { name, length, mutate } of mutableFields(nitroQuestion()))
      for (let at = 0; at < length; at += Math.ceil(length / 12))
        expect([name, at, await verdictOf(mutate(at, 1))]).not.toContain('OK')
  })
})

test('the root of AWS is the one that AWS publishes', () => {
  const { fingerprint256, subject, validTo } = new X509Certificate(AWS_NITRO_ROOT_PEM)
  expect(fingerprint256.replaceAll(':', '').toLowerCase()).toBe(
    '641a0321a3e244efe456463195d606317ed7cdcc3c1756e09893f3c68f79bb5b',
  )
  expect(subject).toContain('CN=aws.nitro-enclaves')
  expect(new Date(validTo).getUTCFullYear()).toBe(2049)
})
