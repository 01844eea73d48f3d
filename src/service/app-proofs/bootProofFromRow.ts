import type { BootProof } from '../../wire/fields/bootProof.ts'
import type { BootProofRow } from '../store/proofRows.ts'
import { timestampFromMs } from '../timestampFromMs.ts'

/** A boot proof as the wire has it. The envelope is the manifest alone: nobody has approved it. */
export function bootProofFromRow(row: BootProofRow): BootProof {
  return {
    ephemeralPublicKeyHex: row.ephemeralPublicKey,
    awsAttestationDocB64: row.attestation,
    qosManifestB64: row.manifest,
    qosManifestEnvelopeB64: row.manifest,
    deploymentLabel: 'no-enclave',
    enclaveApp: row.appName,
    owner: 'self-hosted',
    createdAt: timestampFromMs(row.createdAtMs),
  }
}
