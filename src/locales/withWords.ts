import type { Locale } from '../react/locale.ts'
import type { PartialWords } from '../react/words.ts'

/**
 * A language with some texts of the app's own.
 *
 * @example
 * const locale = withWords(de, { button: { logIn: 'Zum Konto' } })
 */
export function withWords({ tag, words }: Locale, own: PartialWords): Locale {
  const areas = Object.entries(words).map(([area, texts]) => [
    area,
    { ...texts, ...own[area as keyof PartialWords] },
  ])
  return { tag, words: Object.fromEntries(areas) }
}
