import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** Where an ephemeral key comes from: an attestation, and what ran (from the public wire). */
export const bootProof = v.object({
  ephemeralPublicKeyHex: v.string(),
  /** COSE_Sign1 in base64. */
  awsAttestationDocB64: v.string(),
  qosManifestB64: v.string(),
  /** The manifest, and behind it who approved it. */
  qosManifestEnvelopeB64: v.string(),
  deploymentLabel: v.string(),
  enclaveApp: v.string(),
  owner: v.string(),
  createdAt: timestamp,
  qosManifestVersion: v.optional(v.string()),
})

export type BootProof = v.InferOutput<typeof bootProof>
