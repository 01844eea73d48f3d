const SEQUENCE = 0x30
const INTEGER = 0x02
const HALF = 32

/**
 * Writes a signature as ASN.1 DER: a sequence of the two integers (RFC 3279 section 2.2.3).
 *
 * @param raw - r and s, 32 bytes each.
 * @throws TypeError when it is not 64 bytes.
 */
export function derFromRaw(raw: Uint8Array): Uint8Array {
  if (raw.length !== 2 * HALF) throw new TypeError('A raw P-256 signature is 64 bytes.')
  const rStart = firstSignificant(raw, 0)
  const sStart = firstSignificant(raw, HALF)
  const rPad = padding(raw, rStart)
  const sPad = padding(raw, sStart)
  const rLength = HALF - rStart + rPad
  const sLength = 2 * HALF - sStart + sPad
  const der = new Uint8Array(6 + rLength + sLength)
  der[0] = SEQUENCE
  der[1] = 4 + rLength + sLength
  der[2] = INTEGER
  der[3] = rLength
  der.set(raw.subarray(rStart, HALF), 4 + rPad)
  der[4 + rLength] = INTEGER
  der[5 + rLength] = sLength
  der.set(raw.subarray(sStart), 6 + rLength + sPad)
  return der
}

/**
 * Reads a signature from strict DER: shortest lengths, shortest non-negative integers, nothing behind.
 *
 * @returns r and s, 32 bytes each; null for any other spelling. Whether they are in range is for `verify`.
 */
export function rawFromDer(der: Uint8Array): Uint8Array | null {
  // 72 bytes at most, so that every length is one byte below 128
  if (der.length > 72 || der[0] !== SEQUENCE || der[1] !== der.length - 2) return null
  const raw = new Uint8Array(2 * HALF)
  const rEnd = readInteger(der, 2, raw, 0)
  return rEnd !== null && readInteger(der, rEnd, raw, HALF) === der.length ? raw : null
}

/** Where the half that starts here has its first byte that is not zero; its last byte if all are. */
function firstSignificant(raw: Uint8Array, start: number): number {
  let at = start
  while (at < start + HALF - 1 && raw[at] === 0) at++
  return at
}

/** DER integers have a sign: a leading zero byte keeps a high first bit from meaning minus. */
function padding(raw: Uint8Array, start: number): 0 | 1 {
  return (raw[start] ?? 0) > 0x7f ? 1 : 0
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
