/**
 * Reads a whole number that may be too large for JSON: a number, decimal text, or hex with 0x.
 *
 * Ours: a JSON number beyond 2^53 is refused, because it is not what was written any more.
 */
export function wholeNumberFrom(value: unknown): bigint | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : null
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null
  if (/^-?(?:0x[0-9a-fA-F]+|\d+)$/.test(value))
    return value.startsWith('-') ? -BigInt(value.slice(1)) : BigInt(value)
  return null
}

/** More digits than any number of 256 bits has. */
const MAX_LENGTH = 100
