const MOST_CHARACTERS = 32

const BREAKS = /[\t-\r\p{Zl}\p{Zp}]/gu

/** What shows nothing or turns the direction of writing. */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}]/gu
const MARKS = /(\p{M}{2})\p{M}+/gu

/**
 * The name of a wallet as it may stand in a sentence: one line, at most 32 characters, nothing unseen.
 *
 * @returns null when nothing is left of it.
 */
export function walletName(given: unknown): string | null {
  if (typeof given !== 'string') return null
  const line = given
    .slice(0, 1000)
    .replace(BREAKS, ' ')
    .replace(UNSEEN, '')
    .replace(MARKS, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  const characters = Array.from(line)
  if (characters.length <= MOST_CHARACTERS) return line || null
  return `${characters
    .slice(0, MOST_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`
}
