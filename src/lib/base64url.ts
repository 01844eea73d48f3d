const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** How many bytes become text in one go: whole groups of three, and few enough to be the arguments of one call. */
const PIECE = 3072
const room = new Uint8Array((PIECE / 3) * 4)

/**
 * Writes bytes as base64url without padding (RFC 4648 section 5).
 *
 * Ours: not by `btoa`, which takes text and leaves three replacements to be made.
 */
export function base64urlFromBytes(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += PIECE)
    text += pieceFrom(bytes, start, Math.min(start + PIECE, bytes.length))
  return text
}

function pieceFrom(bytes: Uint8Array, start: number, end: number): string {
  let to = 0
  for (let at = start; at < end; at += 3) {
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    room[to++] = ALPHABET.charCodeAt(group >> 18)
    room[to++] = ALPHABET.charCodeAt((group >> 12) & 63)
    room[to++] = ALPHABET.charCodeAt((group >> 6) & 63)
    room[to++] = ALPHABET.charCodeAt(group & 63)
  }
  const characters = Math.ceil(((end - start) * 4) / 3)
  return Reflect.apply(String.fromCharCode, null, room.subarray(0, characters))
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
