/** Writes bytes as base64url without padding (RFC 4648 section 5). */
export function base64urlFromBytes(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return base64urlFromAscii(binary)
}

/** The same for text whose characters are bytes already: several times as fast as going through bytes. */
export function base64urlFromAscii(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/**
 * Reads base64url strictly: its alphabet only, no padding, no white space, and no bits left over.
 * Null for anything else, so that one value has exactly one spelling.
 */
export function bytesFromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = new Uint8Array(binary.length)
  for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i)
  return base64urlFromBytes(bytes) === text ? bytes : null
}
