/** Crockford's base 32: no I, L, O and U, so that nothing is misread. */
const LETTERS_AND_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const DIGITS = '0123456789'

/** Makes a one-time code in which every character is equally likely. Length in characters. */
export function newCode(length: number, isAlphanumeric: boolean): string {
  const alphabet = isAlphanumeric ? LETTERS_AND_DIGITS : DIGITS
  // Bytes past the last whole round of the alphabet would favour its first characters; they are drawn again.
  const limit = 256 - (256 % alphabet.length)
  let code = ''
  while (code.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length)))
      if (byte < limit && code.length < length) code += alphabet[byte % alphabet.length]
  }
  return code
}

/** A code as it was meant: case, spaces and dashes do not count, nor the letters that stand for digits (Crockford). */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll(/[IL]/g, '1').replaceAll('O', '0')
}
