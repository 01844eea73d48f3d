import { bytesFromBase64url } from '../../lib/base64url.ts'
import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromHex } from '../../lib/hex.ts'
import { KEY_ALGORITHM } from './algorithm.ts'
import { compressPublicKey } from './compressPublicKey.ts'
import type { P256KeyPair } from './generateKeyPair.ts'
import { importPoint } from './importPoint.ts'

/** PKCS #8 around an ECPrivateKey of P-256 without its optional public key (RFC 5208, RFC 5915 section 3). */
const PKCS8_HEAD = '3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420'

/**
 * Makes a signing key of a private key's hex text. The result cannot be exported again.
 *
 * @param privateKeyHex - the scalar: 32 bytes, 64 hex characters.
 * @throws TypeError when it is no P-256 private key. The message does not repeat it.
 */
export async function importPrivateKey(privateKeyHex: string): Promise<P256KeyPair> {
  const head = bytesFromHex(PKCS8_HEAD)
  const scalar = bytesFromHex(privateKeyHex)
  if (!head || scalar?.length !== 32) throw notAKey()
  const pkcs8 = concatBytes(head, scalar)
  const point = await publicPoint(pkcs8)
  const publicKey = point && (await importPoint(point))
  if (!publicKey) throw notAKey()
  const privateKey = await crypto.subtle.importKey('pkcs8', pkcs8, KEY_ALGORITHM, false, ['sign'])
  return { privateKey, publicKey, publicKeyHex: compressPublicKey(point) }
}

/** Lets the platform work out the public half: a JWK always has it (RFC 7518 section 6.2.1). */
async function publicPoint(pkcs8: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  try {
    const key = await crypto.subtle.importKey('pkcs8', pkcs8, KEY_ALGORITHM, true, ['sign'])
    const jwk = await crypto.subtle.exportKey('jwk', key)
    const x = bytesFromBase64url(jwk.x ?? '')
    const y = bytesFromBase64url(jwk.y ?? '')
    return x && y && concatBytes(Uint8Array.of(0x04), x, y)
  } catch {
    return null // a scalar of zero or beyond the group's order: that is the answer
  }
}

function notAKey(): TypeError {
  return new TypeError('A P-256 private key is 32 bytes of hex, above zero and below the order.')
}
