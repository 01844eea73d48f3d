import { base64urlFromBytes, bytesFromBase64url } from './base64url.ts'

/** Writes bytes as base64 with padding (RFC 4648 section 4). */
export function base64FromBytes(bytes: Uint8Array): string {
  const text = base64urlFromBytes(bytes).replaceAll('-', '+').replaceAll('_', '/')
  return text.padEnd(Math.ceil(text.length / 4) * 4, '=')
}

/** Reads base64 strictly: padded, no white space, no bits left over. Null for anything else: one value has one spelling. */
export function bytesFromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) return null
  return bytesFromBase64url(text.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_'))
}
