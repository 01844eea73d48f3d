/** Line ends, control characters, marks that turn the reading direction, halves of a pair: all that can forge a line. */
const NOT_PLAIN = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]+/gu

/** One line of plain text, cut after so many characters. What came from outside enters a header or a sentence only so. */
export function plainLine(text: string, maxLength: number): string {
  const line = text.replace(NOT_PLAIN, ' ').trim()
  return [...line].slice(0, maxLength).join('').trim()
}
