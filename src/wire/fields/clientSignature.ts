import * as v from 'valibot'
import { compressedPublicKeyHex } from './compressedPublicKeyHex.ts'

export const CLIENT_SIGNATURE_SCHEME = 'CLIENT_SIGNATURE_SCHEME_API_P256'

/**
 * A signature of the key that a verification token names, over SHA-256 of `message`: hex of r‖s or of ASN.1 DER.
 *
 * Ours: `message` is the usage message of the public wire, or the verification token itself, which is what the spec's
 * `client_signature` covers; the proxy puts that form into this shape.
 */
export const clientSignature = v.object({
  publicKey: compressedPublicKeyHex,
  scheme: v.literal(CLIENT_SIGNATURE_SCHEME),
  message: v.string(),
  signature: v.pipe(v.string(), v.toLowerCase()),
})

export type ClientSignature = v.InferOutput<typeof clientSignature>
