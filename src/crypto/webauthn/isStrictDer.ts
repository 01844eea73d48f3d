const SEQUENCE = 0x30
const INTEGER = 0x02

/**
 * Tells whether bytes are an ECDSA signature in strict DER (RFC 3279 section 2.2.3), of any curve: shortest lengths,
 * shortest non-negative integers, nothing behind.
 */
export function isStrictDer(der: Uint8Array): boolean {
  const length = der[1] ?? 0
  const isLong = length === 0x81
  const start = isLong ? 3 : 2
  const size = isLong ? (der[2] ?? 0) : length
  const isShortest = isLong ? size > 0x7f : size <= 0x7f
  if (der[0] !== SEQUENCE || !isShortest || start + size !== der.length) return false
  const second = integerEnd(der, start)
  return second !== null && integerEnd(der, second) === der.length
}

/** The place after the integer that begins there; null when it is malformed. */
function integerEnd(der: Uint8Array, at: number): number | null {
  const length = der[at + 1] ?? 0
  const first = der[at + 2] ?? 0
  const end = at + 2 + length
  if (der[at] !== INTEGER || length === 0 || length > 0x7f || end > der.length) return null
  const isPadded = first === 0 && length > 1
  return first > 0x7f || (isPadded && (der[at + 3] ?? 0) <= 0x7f) ? null : end
}
