import { BootProofInvalidError, BootProofUntrustedError } from '../../errors/proof.ts'
import { bytesFromBase64 } from '../../lib/base64.ts'
import { hexFromBytes } from '../../lib/hex.ts'
import type { BootProof } from '../../wire/fields/bootProof.ts'
import { sha256 } from '../sha256.ts'
import { chainFault } from './chainFault.ts'
import { envelopeFault } from './envelopeFault.ts'
import type { EnclaveImage, OpenedRoot, ProofRoot } from './proofRoots.ts'
import { type Attestation, readAttestation } from './readAttestation.ts'
import { readCertificate } from './readCertificate.ts'
import { readManifest } from './readManifest.ts'
import { SOFTWARE_MODULE_ID, softwareFault } from './softwareBoot.ts'
import { verifyP384 } from './verifyP384.ts'

/** As much of a boot proof as is looked at: the rest is what the service says without proof. */
export type BootEvidence = Pick<
  BootProof,
  'ephemeralPublicKeyHex' | 'awsAttestationDocB64' | 'qosManifestB64' | 'qosManifestEnvelopeB64'
>

/** Where an ephemeral key comes from, now that it is known. */
export type VerifiedBoot = {
  /** False for an ordinary process: who runs its machine can make it say anything. Tell people so. */
  readonly isEnclave: boolean
  /** The one of the roots to which the certificates lead. */
  readonly root: ProofRoot
  /** Both keys of the app, 260 hex characters. */
  readonly publicKey: string
  readonly moduleId: string
  /** When the attestation was made, milliseconds since 1970. */
  readonly attestedAtMs: number
  /** Hex, by number. */
  readonly pcrs: ReadonlyMap<number, string>
  /** Hex. */
  readonly manifestSha256: string
}

/**
 * Verifies an attestation, from its own signature up to a root that is trusted, and what it says is running.
 *
 * Ours: the moment at which the certificates count is the one that the document names, since they live for hours and a
 * key for as long as its enclave. A manifest in a layout that is not known here counts only where its digest is expected.
 *
 * @throws BootProofInvalidError `BOOT_PROOF_INVALID`.
 * @throws BootProofUntrustedError `BOOT_PROOF_UNTRUSTED` for another root, or another image.
 */
export async function verifyBootProof(
  bootProof: BootEvidence,
  roots: readonly OpenedRoot[],
): Promise<VerifiedBoot> {
  const document = bytesFromBase64(bootProof.awsAttestationDocB64)
  const manifest = bytesFromBase64(bootProof.qosManifestB64)
  const envelope = bytesFromBase64(bootProof.qosManifestEnvelopeB64)
  if (!document || !manifest || !envelope) throw invalid('it is not base64')
  const attestation = readAttestation(document)
  if (!attestation) throw invalid('the attestation cannot be read')
  const trusted = roots.filter(({ der }) => isSame(der, attestation.cabundle[0]))
  if (trusted.length === 0) throw new BootProofUntrustedError({ details: 'it has another root' })
  await requireSigned(attestation)
  if (attestation.publicKey !== bootProof.ephemeralPublicKeyHex)
    throw invalid('the attestation is for another key')
  const digest = await sha256(manifest)
  const manifestSha256 = hexFromBytes(digest)
  if (attestation.userData !== manifestSha256)
    throw invalid('the attestation is for another manifest')
  const isEnclave = attestation.moduleId !== SOFTWARE_MODULE_ID
  const known = isEnclave ? readManifest(manifest) : null
  const fault = isEnclave
    ? known &&
      (await envelopeFault({
        ...attestation,
        manifest: known,
        manifestBytes: manifest,
        envelope,
        digest,
      }))
    : softwareFault(attestation, manifest, envelope)
  if (fault) throw invalid(fault)
  const running = { isEnclave, pcrs: attestation.pcrs, manifestSha256, isApproved: known !== null }
  const expected = trusted.find(({ root }) => isExpected(root, running))
  if (!expected)
    throw new BootProofUntrustedError({ details: 'it runs something else than expected' })
  const { publicKey, moduleId, timestampMs, pcrs } = attestation
  const { root } = expected
  return { isEnclave, root, publicKey, moduleId, attestedAtMs: timestampMs, pcrs, manifestSha256 }
}

async function requireSigned(attestation: Attestation): Promise<void> {
  const { certificate, cabundle, timestampMs, signature, signedBytes } = attestation
  const signer = readCertificate(certificate)
  // first what is least work: most of what was altered ends here
  if (!signer || !(await verifyP384(signer.publicKey, signature, signedBytes)))
    throw invalid('the attestation has a wrong signature')
  const fault = await chainFault({ leaf: certificate, authorities: cabundle }, timestampMs)
  if (fault) throw invalid(fault)
}

/** What an attestation says is running. */
type Running = Pick<VerifiedBoot, 'isEnclave' | 'pcrs' | 'manifestSha256'> & {
  /** Whether the people that the manifest names have approved it. */
  readonly isApproved: boolean
}

function isExpected(root: ProofRoot, running: Running): boolean {
  if (root.kind === 'software') return !running.isEnclave
  return running.isEnclave && root.images.some((image) => isImage(image, running))
}

function isImage({ pcrs, manifestSha256 }: EnclaveImage, running: Running): boolean {
  const isTold =
    manifestSha256 === undefined ? running.isApproved : manifestSha256 === running.manifestSha256
  const registers = Object.entries(pcrs)
  return isTold && registers.every(([index, pcr]) => running.pcrs.get(Number(index)) === pcr)
}

function isSame(one: Uint8Array, other: Uint8Array | undefined): boolean {
  return one.length === other?.length && one.every((byte, i) => byte === other[i])
}

function invalid(details: string): BootProofInvalidError {
  return new BootProofInvalidError({ details })
}
