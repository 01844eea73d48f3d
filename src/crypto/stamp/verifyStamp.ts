import { bytesFromHex } from '../../lib/hex.ts'
import { rawFromDer } from '../p256/derSignature.ts'
import { importPublicKey } from '../p256/importPublicKey.ts'
import { verify } from '../p256/verify.ts'
import { readStamp, type Stamp } from './stampFormat.ts'

/**
 * What a stamp turned out to be. `valid` names the key, which the caller still has to know; `malformed`: not written as
 * a stamp is; `invalid`: written well, but not this key's signature over this body.
 */
export type StampVerdict =
  | ({ readonly kind: 'valid' } & Stamp)
  | { readonly kind: 'malformed' }
  | { readonly kind: 'invalid' }

type SchemeCheck = (stamp: Stamp, body: Uint8Array) => Promise<StampVerdict['kind']>

const schemes: ReadonlyMap<string, SchemeCheck> = new Map([
  ['SIGNATURE_SCHEME_TK_API_P256', checkP256],
])

/**
 * Checks an `X-Stamp` header against the bytes of the body as they came in, before anything parses them.
 *
 * Spec: Activity endpoints › X-Stamp.
 * Ours: one spelling per stamp. The key is compressed lower-case hex and on the curve, the signature lower-case hex of
 * strict DER; s in the upper half is accepted. A scheme that is not in the table is malformed.
 *
 * @example
 * const verdict = await verifyStamp(request.headers.get('X-Stamp') ?? '', bodyBytes)
 * if (verdict.kind === 'valid') findCredential(verdict.publicKey)
 */
export async function verifyStamp(header: string, body: Uint8Array): Promise<StampVerdict> {
  const stamp = readStamp(header)
  const check = stamp && schemes.get(stamp.scheme)
  if (!check) return { kind: 'malformed' }
  const kind = await check(stamp, body)
  return kind === 'valid' ? { kind, ...stamp } : { kind }
}

/** Compressed key; DER signature; SHA-256 of the body. */
async function checkP256(stamp: Stamp, body: Uint8Array): Promise<StampVerdict['kind']> {
  const der = /^[0-9a-f]+$/.test(stamp.signature) ? bytesFromHex(stamp.signature) : null
  const signature = der && rawFromDer(der)
  const key = stamp.publicKey.length === 66 ? await importPublicKey(stamp.publicKey) : null
  if (!signature || !key) return 'malformed'
  return (await verify(key, signature, body)) ? 'valid' : 'invalid'
}
