/** Parts of one line, like a state, a time and a count, joined as people of this language write them: `Done, 10:21, 2 votes`. */
export function partsText(parts: Iterable<string>, locale: string | undefined): string {
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(parts)
}
