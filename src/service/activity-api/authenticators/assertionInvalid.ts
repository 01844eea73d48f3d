import { Refusal } from '../../http/refusal.ts'

/**
 * The refusal of a passkey's stamp.
 *
 * Ours: the code is that of every wrong stamp; the text is the one that published clients know for passkeys, and names
 * the check that failed.
 */
export function assertionInvalid(details: string): Refusal {
  const refusal = new Refusal('SIGNATURE_INVALID', { details })
  refusal.message = `could not verify WebAuthN signature: ${details}`
  return refusal
}
