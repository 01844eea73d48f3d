import { bufferSource } from '../../lib/bufferSource.ts'

/** What WebCrypto calls a P-384 key for signatures. */
export const P384 = { name: 'ECDSA', namedCurve: 'P-384' } as const

/** @param extractable - whether the private half can be read out, to be sealed. */
export function newP384Pair(extractable = false): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(P384, extractable, ['sign', 'verify'])
}

/** Signs with ECDSA P-384 over SHA-384: r and s, 48 bytes each. */
export async function signP384(
  privateKey: CryptoKey,
  bytes: Uint8Array,
): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: 'ECDSA', hash: 'SHA-384' }
  return new Uint8Array(await crypto.subtle.sign(algorithm, privateKey, bufferSource(bytes)))
}
