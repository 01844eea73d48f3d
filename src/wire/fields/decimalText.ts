import * as v from 'valibot'

/** A whole number that travels as text: digits only, no sign, no leading zeros, at most 2^53. */
export const decimalText = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,15})$/, 'must be a whole number as text'),
  v.check((text) => Number(text) <= Number.MAX_SAFE_INTEGER, 'is too large'),
)
