const SEQUENCE = 0x30
const INTEGER = 0x02
const HALF = 32

/** How long a signature is at most: two integers of 32 bytes, each behind a zero byte, and three headers. */
export const MAX_DER_LENGTH = 72

/**
 * Writes a signature as ASN.1 DER: a sequence of the two integers (RFC 3279 section 2.2.3).
 *
 * @param raw - r and s, 32 bytes each.
 * @throws TypeError when it is not 64 bytes.
 */
export function derFromRaw(raw: Uint8Array): Uint8Array {
  const der = new Uint8Array(MAX_DER_LENGTH)
  return der.slice(0, writeDer(raw, der))
}

/**
 * The same into memory that is there already.
 *
 * @param into - room for `MAX_DER_LENGTH` bytes.
 * @returns how many it took.
 * @throws TypeError when the signature is not 64 bytes.
 */
export function writeDer(raw: Uint8Array, into: Uint8Array): number {
  if (raw.length !== 2 * HALF) throw new TypeError('A raw P-256 signature is 64 bytes.')
  const end = writeInteger(raw, HALF, into, writeInteger(raw, 0, into, 2))
  into[0] = SEQUENCE
  into[1] = end - 2
  return end
}

/**
 * Reads a signature from strict DER: shortest lengths, shortest non-negative integers, nothing behind.
 *
 * @returns r and s, 32 bytes each; null for any other spelling. Whether they are in range is for `verify`.
 */
export function rawFromDer(der: Uint8Array): Uint8Array | null {
  // so short that every length is one byte below 128
  if (der.length > MAX_DER_LENGTH || der[0] !== SEQUENCE || der[1] !== der.length - 2) return null
  const raw = new Uint8Array(2 * HALF)
  const rEnd = readInteger(der, 2, raw, 0)
  return rEnd !== null && readInteger(der, rEnd, raw, HALF) === der.length ? raw : null
}

/** Writes the half of `raw` that begins at `half`, without the zeros before it; the place after it. */
function writeInteger(raw: Uint8Array, half: number, into: Uint8Array, at: number): number {
  const end = half + HALF
  let from = half
  while (from < end - 1 && raw[from] === 0) from++
  // integers have a sign: a leading zero byte keeps a high first bit from meaning minus
  const padding = (raw[from] ?? 0) > 0x7f ? 1 : 0
  into[at] = INTEGER
  into[at + 1] = end - from + padding
  into[at + 2] = 0
  let to = at + 2 + padding
  while (from < end) into[to++] = raw[from++] ?? 0
  return to
}

/** Copies the integer at `at` right-aligned into the half of `raw`; the place after it, or null when it is malformed. */
function readInteger(der: Uint8Array, at: number, raw: Uint8Array, half: number): number | null {
  const length = der[at + 1] ?? 0
  const start = at + 2
  const end = start + length
  if (der[at] !== INTEGER || length === 0 || end > der.length) return null
  const first = der[start] ?? 0
  const isPadded = first === 0 && length > 1
  if (first > 0x7f || (isPadded && (der[start + 1] ?? 0) <= 0x7f)) return null
  const value = der.subarray(isPadded ? start + 1 : start, end)
  if (value.length > HALF) return null
  raw.set(value, half + HALF - value.length)
  return end
}
