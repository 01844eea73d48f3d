import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

/** What a code is bound to: its id, and the door where it was asked for. */
export type CodePlace = { readonly otpId: string; readonly door: string | undefined }

/** HMAC-SHA-256 of a code under the service's own key, bound to its id and its door: hex. */
export async function hashCode(key: CryptoKey, place: CodePlace, code: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key, message(place, code))
  return hexFromBytes(new Uint8Array(mac))
}

/** Compares in constant time: WebCrypto's own verification of the HMAC. */
export async function isCodeOf(
  key: CryptoKey,
  place: CodePlace,
  code: string,
  codeHash: string,
): Promise<boolean> {
  const mac = bytesFromHex(codeHash)
  return mac !== null && crypto.subtle.verify('HMAC', key, mac, message(place, code))
}

function message({ otpId, door }: CodePlace, code: string): Uint8Array<ArrayBuffer> {
  return bytesFromUtf8(`${otpId}\n${code}${door === undefined ? '' : `\n${door}`}`)
}
