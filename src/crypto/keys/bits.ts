/** Writes groups of `from` bits as groups of `to` bits; what is left over at the end is padded with zeros. */
export function regroupBits(groups: Iterable<number>, from: number, to: number): number[] {
  const regrouped: number[] = []
  let bits = 0
  let held = 0
  for (const group of groups) {
    held = (held << from) | group
    bits += from
    while (bits >= to) {
      bits -= to
      regrouped.push((held >> bits) & ((1 << to) - 1))
    }
    held &= (1 << bits) - 1
  }
  if (bits > 0) regrouped.push((held << (to - bits)) & ((1 << to) - 1))
  return regrouped
}

/**
 * Reads groups of five bits as whole bytes.
 *
 * @returns null when the bits at the end that make no byte are not zeros, or are as many as a character more.
 */
export function bytesFromFives(fives: readonly number[]): Uint8Array<ArrayBuffer> | null {
  const count = Math.floor((fives.length * 5) / 8)
  const over = fives.length * 5 - count * 8
  const [...bytes] = regroupBits(fives, 5, 8)
  const rest = bytes.length > count ? bytes.pop() : 0
  return over < 5 && rest === 0 ? Uint8Array.from(bytes) : null
}

/** Reads characters by their position in an alphabet; null for a character that it does not have. */
export function readLetters(text: string, alphabet: string): readonly number[] | null {
  const digits = [...text].map((letter) => alphabet.indexOf(letter))
  return digits.includes(-1) ? null : digits
}
