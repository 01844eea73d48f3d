/** Joins the parts of a line, like a state, a time and a count, by the punctuation of the language: `Done, 10:21, 2 votes`. */
export function partsText(parts: Iterable<string>, locale: string | undefined): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}
