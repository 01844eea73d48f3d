/** The text that a table has under a name that the service gave; undefined for one that it does not have itself. */
export function knownText(texts: Readonly<Record<string, string>>, name: string) {
  return Object.hasOwn(texts, name) ? texts[name] : undefined
}
