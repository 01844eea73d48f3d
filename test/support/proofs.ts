import * as v from 'valibot'
import type { AddressDerivationClaim } from '../../src/crypto/proof/appProofClaim.ts'
import { AWS_NITRO_ROOT_PEM } from '../../src/crypto/proof/awsNitroRoot.ts'
import type { ProofRoot } from '../../src/crypto/proof/proofRoots.ts'
import { type ProofQuestion, verifyAppProof } from '../../src/crypto/proof/verifyAppProof.ts'
import { isLatchkitError } from '../../src/errors/anyError.ts'
import { base64FromBytes, bytesFromBase64 } from '../../src/lib/base64.ts'
import { bytesFromHex, hexFromBytes } from '../../src/lib/hex.ts'
import { appProof } from '../../src/wire/fields/appProof.ts'
import { bootProof } from '../../src/wire/fields/bootProof.ts'
import { readCorpus } from '../vectors/corpora.ts'

const nitroFile = v.object({
  proofs: v.tuple([
    v.object({
      appProof,
      bootProof: v.pick(bootProof, [
        'ephemeralPublicKeyHex',
        'awsAttestationDocB64',
        'qosManifestB64',
        'qosManifestEnvelopeB64',
      ]),
    }),
  ]),
})

/** The registers of the enclave of the real proof. */
export const nitroPcrs = {
  0: 'f67076a8f9796b90d7f0eb148ec6926f66fe04c80861151916961f7dec715b3c8a36e5908e9551c20048719da134b207',
  1: 'f67076a8f9796b90d7f0eb148ec6926f66fe04c80861151916961f7dec715b3c8a36e5908e9551c20048719da134b207',
  2: '21b9efbc184807662e966d34f390821309eeac6802309798826296bf3e8bec7c10edb30948c90ba67310f7b964fc500a',
  3: '864e9095a9947ab14698122370c13baf23183f4e9911953cf5b909a49db00f43f446707314674d9309974f3cc4b24728',
} as const

/** SHA-256 of what it was told to run. */
export const nitroManifestSha256 =
  '24a9e2c0b0ce26bcbc3e65172f8b06b100d5e712591f604832cbea9ff5ce02be'

export const nitroSubject: AddressDerivationClaim = {
  type: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
  organizationId: '3a2de333-972b-45bf-8a7a-83c4167b81e2',
  walletId: 'ad8a06ec-c2f4-55f2-ac43-65991efbfdd1',
  derivationPath: "m/44'/60'/0'/0/0",
  address: '0xb84b4730Cd81Bc82Ee6B1dE6c343Ebd7928138DC',
}

export const nitroRoot: ProofRoot = {
  kind: 'enclave',
  certificatePem: AWS_NITRO_ROOT_PEM,
  images: [{ pcrs: nitroPcrs }],
}

/** A real app proof with its boot proof, as somebody asks about it who knows what to expect. */
export function nitroQuestion(): ProofQuestion {
  const [proof] = v.parse(nitroFile, JSON.parse(readCorpus('nitro-app-proof.json'))).proofs
  return { ...proof, about: nitroSubject, roots: [nitroRoot], nowMs: 1_758_058_800_000 }
}

/** The code with which a question is refused; `OK` when everything holds. */
export async function verdictOf(question: ProofQuestion): Promise<string> {
  try {
    await verifyAppProof(question)
    return 'OK'
  } catch (error) {
    if (isLatchkitError(error)) return error.code
    throw error
  }
}

/** A part of a proof as bytes: how many there are, and the question with one of them changed. */
export type MutableField = {
  readonly name: string
  readonly length: number
  mutate(at: number, mask: number): ProofQuestion
}

/** Everything in a proof and its boot proof that can be altered byte by byte. */
export function mutableFields(question: ProofQuestion): readonly MutableField[] {
  const { appProof: app, bootProof: boot } = question
  const withApp = (more: object) => ({ ...question, appProof: { ...app, ...more } })
  const withBoot = (more: object) => ({ ...question, bootProof: { ...boot, ...more } })
  return [
    ofText('scheme', app.scheme, (scheme) => withApp({ scheme })),
    ofText('payload', app.proofPayload, (proofPayload) => withApp({ proofPayload })),
    ofHex('signature', app.signature, (signature) => withApp({ signature })),
    ofHex('key of the app proof', app.publicKey, (publicKey) => withApp({ publicKey })),
    ofHex('key of the boot proof', boot.ephemeralPublicKeyHex, (ephemeralPublicKeyHex) =>
      withBoot({ ephemeralPublicKeyHex }),
    ),
    ofHex('both keys', app.publicKey, (hex) => ({
      ...question,
      appProof: { ...app, publicKey: hex },
      bootProof: { ...boot, ephemeralPublicKeyHex: hex },
    })),
    ofBase64('attestation', boot.awsAttestationDocB64, (awsAttestationDocB64) =>
      withBoot({ awsAttestationDocB64 }),
    ),
    ofBase64('manifest', boot.qosManifestB64, (qosManifestB64) => withBoot({ qosManifestB64 })),
    ofBase64('envelope', boot.qosManifestEnvelopeB64, (qosManifestEnvelopeB64) =>
      withBoot({ qosManifestEnvelopeB64 }),
    ),
  ]
}

type Build = (text: string) => ProofQuestion

function ofText(name: string, text: string, build: Build): MutableField {
  const flip = (at: number, mask: number) =>
    String.fromCharCode(text.charCodeAt(at) ^ (mask & 0x7f || 1))
  return {
    name,
    length: text.length,
    mutate: (at, mask) => build(text.slice(0, at) + flip(at, mask) + text.slice(at + 1)),
  }
}

function ofHex(name: string, hex: string, build: Build): MutableField {
  return ofBytes(name, bytesFromHex(hex), (bytes) => build(hexFromBytes(bytes)))
}

function ofBase64(name: string, text: string, build: Build): MutableField {
  return ofBytes(name, bytesFromBase64(text), (bytes) => build(base64FromBytes(bytes)))
}

function ofBytes(
  name: string,
  bytes: Uint8Array | null,
  build: (bytes: Uint8Array) => ProofQuestion,
): MutableField {
  if (!bytes) throw new Error(`${name} cannot be read`)
  return {
    name,
    length: bytes.length,
    mutate: (at, mask) => build(bytes.map((byte, i) => (i === at ? byte ^ mask : byte))),
  }
}
