/** What a code is made of. `letters-and-digits` is Crockford's base 32: upper case, without I, L, O and U. */
export type OtpAlphabet = 'digits' | 'letters-and-digits'

const SEPARATORS = /[\s\u200b-\u200f\u2066-\u2069.\u2010-\u2015-]+/g

/** How many slots stand before the gap: 6 is 3+3, 7 is 4+3, 8 is 4+4, 9 is 5+4. Zero means no gap. */
export function firstGroupSize(length: number): number {
  return length < 6 || length > 9 ? 0 : Math.ceil(length / 2)
}

/** The characters of a code in typed text: digits of any script, letters in upper case, look-alikes read as meant. */
export function otpValue(text: string, alphabet: OtpAlphabet): string {
  const plain = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\p{Nd}/gu, latinDigit)
  if (alphabet === 'digits') return plain.replace(/[^0-9]/g, '')
  return plain
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/[^0-9A-HJKMNP-TV-Z]/g, '')
}

/**
 * Takes a whole code out of pasted or suggested text, be it the code alone, in groups, or inside a sentence.
 * Null when no code of this length stands there by itself.
 */
export function codeFromText(text: string, length: number, alphabet: OtpAlphabet): string | null {
  const whole = text.replace(SEPARATORS, '')
  if (isCode(whole, length, alphabet)) return otpValue(whole, alphabet)

  const tokens = text.split(/[\s,;:!?"'()<>[\]#]+/).map((token) => token.replace(SEPARATORS, ''))
  const first = firstGroupSize(length)
  const found = [
    ...tokens,
    ...tokens
      .map((token, at) => [token, tokens[at + 1] ?? ''] as const)
      .filter(([head, tail]) => head.length === first && tail.length === length - first)
      .map(([head, tail]) => head + tail),
  ].filter((token) => isCode(token, length, alphabet))
  const best = found.find((token) => /\d/.test(token) && token === token.toUpperCase()) ?? found[0]
  return best === undefined ? null : otpValue(best, alphabet)
}

/** Every character belongs to a code; in codes with letters at least one digit tells it from a word. */
function isCode(token: string, length: number, alphabet: OtpAlphabet): boolean {
  if (token.length !== length || otpValue(token, alphabet).length !== length) return false
  return alphabet === 'digits' || /\d/.test(token)
}

/** `٣` and `３` to `3`: decimal digits come in runs of ten that start at a multiple the script decides. */
function latinDigit(digit: string): string {
  let zero = digit.codePointAt(0) ?? 0
  const value = zero
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero--
  return String(value - zero)
}
