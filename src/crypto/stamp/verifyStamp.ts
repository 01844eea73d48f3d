import { bytesFromHex } from '../../lib/hex.ts'
import { readStamp, type Stamp } from './stampFormat.ts'
import { stampSchemes } from './stampSchemes.ts'

/**
 * What a stamp turned out to be. `valid` names the key, which the caller still has to know; `malformed`: not written as
 * a stamp is; `invalid`: written well, but not this key's signature over this body.
 */
export type StampVerdict =
  | ({ readonly kind: 'valid' } & Stamp)
  | { readonly kind: 'malformed' }
  | { readonly kind: 'invalid' }

/**
 * Checks an `X-Stamp` header against the bytes of the body as they came in, before anything parses them.
 *
 * Spec: Activity endpoints › X-Stamp.
 * Ours: key and signature are hex of either case, and the verdict has them in lower case. ECDSA keys are compressed and on
 * the curve, ECDSA signatures strict DER with s in either half, Ed25519 signatures 64 bytes. A scheme that is not in the table is
 * malformed. Which scheme a key was registered for is for the caller to compare: the same bytes can be a key of two
 * curves.
 *
 * @example
 * const verdict = await verifyStamp(request.headers.get('X-Stamp') ?? '', bodyBytes)
 * if (verdict.kind === 'valid') findCredential(verdict.publicKey)
 */
export async function verifyStamp(header: string, body: Uint8Array): Promise<StampVerdict> {
  const stamp = inLowerCase(readStamp(header))
  const scheme = stamp && stampSchemes.get(stamp.scheme)
  const bytes = stamp && signatureBytes(stamp.signature)
  const signature = bytes && scheme?.rawSignature(bytes)
  if (!signature || !scheme?.keyForm.test(stamp.publicKey)) return { kind: 'malformed' }
  const isValid = await scheme.verify(stamp.publicKey, signature, body)
  if (isValid === null) return { kind: 'malformed' }
  return isValid ? { kind: 'valid', ...stamp } : { kind: 'invalid' }
}

/** The one spelling of a key and of a signature. The name of a scheme has no other spelling. */
function inLowerCase(stamp: Stamp | null): Stamp | null {
  if (!stamp) return null
  const { publicKey, scheme, signature } = stamp
  return { publicKey: publicKey.toLowerCase(), scheme, signature: signature.toLowerCase() }
}

function signatureBytes(hex: string): Uint8Array | null {
  return /^[0-9a-f]+$/.test(hex) ? bytesFromHex(hex) : null
}
