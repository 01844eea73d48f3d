import * as v from 'valibot'

/** How app proofs are signed: the only way that there is. */
export const APP_PROOF_SCHEME = 'SIGNATURE_SCHEME_EPHEMERAL_KEY_P256'

/** What an app proof says, as its payload names it. */
export const APP_PROOF_TYPES = {
  addressDerivation: 'APP_PROOF_TYPE_ADDRESS_DERIVATION',
  policyOutcome: 'APP_PROOF_TYPE_POLICY_OUTCOME',
} as const

/** A statement of the service about one activity, signed by its ephemeral key (from the public wire). */
export const appProof = v.object({
  scheme: v.string(),
  /** Two uncompressed P-256 points in hex: the key for encryption, then the one that signs. */
  publicKey: v.string(),
  /** JSON text; it is signed to the letter. */
  proofPayload: v.string(),
  /** r and s in hex, over SHA-256 of the payload. */
  signature: v.string(),
})

export type AppProof = v.InferOutput<typeof appProof>
