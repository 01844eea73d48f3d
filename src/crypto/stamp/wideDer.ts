import { rawFromDer } from '../p256/derSignature.ts'

const HALF = 32

/**
 * Reads a signature from DER, and from what the published clients make of a wallet's signature: they keep the zeros in
 * front of an integer, so that about one in 128 is no strict DER. One width only: 32 bytes, 33 where the first bit is set.
 *
 * @returns r and s, 32 bytes each; null for any other spelling.
 */
export function rawFromWideDer(der: Uint8Array): Uint8Array | null {
  const strict = rawFromDer(der)
  if (strict || der[0] !== 0x30 || der[1] !== der.length - 2) return strict
  const r = wideInteger(der, 2)
  const s = r && wideInteger(der, r.end)
  if (!r || !s || s.end !== der.length) return null
  const raw = new Uint8Array(2 * HALF)
  raw.set(r.value)
  raw.set(s.value, HALF)
  return raw
}

function wideInteger(der: Uint8Array, at: number) {
  const [tag, length = 0, first = 0, second = 0] = der.subarray(at, at + 4)
  const isWide =
    length === HALF ? first <= 0x7f : length === HALF + 1 && first === 0 && second > 0x7f
  const end = at + 2 + length
  return tag === 0x02 && isWide && end <= der.length
    ? { value: der.subarray(end - HALF, end), end }
    : null
}
