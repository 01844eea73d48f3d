import { bytesFromHex } from '../../lib/hex.ts'
import { rawFromDer } from '../p256/derSignature.ts'
import { importPublicKey } from '../p256/importPublicKey.ts'
import { verify } from '../p256/verify.ts'
import { type AttestedStamp, readAttestedStamp } from './attestedStampFormat.ts'

/** As the verdict of `verifyStamp`. `valid` says that the key signed the body; whether the token vouches for it nobody has asked yet. */
export type AttestedVerdict =
  | ({ readonly kind: 'valid' } & AttestedStamp)
  | { readonly kind: 'malformed' }
  | { readonly kind: 'invalid' }

/**
 * Checks an `X-Stamp-Attested` header against the bytes of the body as they came in, before anything parses them.
 *
 * Ours: key and signature are hex of either case, in lower case in the verdict, as in `verifyStamp`.
 */
export async function verifyAttestedStamp(
  header: string,
  body: Uint8Array,
): Promise<AttestedVerdict> {
  const read = readAttestedStamp(header)
  const stamp = read && {
    ...read,
    publicKey: read.publicKey.toLowerCase(),
    signature: read.signature.toLowerCase(),
  }
  const bytes = stamp && /^[0-9a-f]+$/.test(stamp.signature) ? bytesFromHex(stamp.signature) : null
  const signature = bytes && rawFromDer(bytes)
  const isCompressed = stamp && /^0[23]/.test(stamp.publicKey)
  const key = isCompressed ? await importPublicKey(stamp.publicKey) : null
  if (!stamp || !signature || !key) return { kind: 'malformed' }
  return (await verify(key, signature, body)) ? { kind: 'valid', ...stamp } : { kind: 'invalid' }
}
