import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

/** HMAC-SHA-256 of a code under the service's own key, bound to its id: hex. */
export async function hashCode(key: CryptoKey, otpId: string, code: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', key, message(otpId, code))
  return hexFromBytes(new Uint8Array(mac))
}

/** Compares in constant time: WebCrypto's own verification of the HMAC. */
export async function isCodeOf(
  key: CryptoKey,
  otpId: string,
  code: string,
  codeHash: string,
): Promise<boolean> {
  const mac = bytesFromHex(codeHash)
  return mac !== null && crypto.subtle.verify('HMAC', key, mac, message(otpId, code))
}

function message(otpId: string, code: string): Uint8Array<ArrayBuffer> {
  return bytesFromUtf8(`${otpId}\n${code}`)
}
