/** The named members of a parsed object, when all of them are text; null otherwise. Other members are ignored. */
export function readTexts<const N extends string>(
  value: unknown,
  names: readonly N[],
): Readonly<Record<N, string>> | null {
  if (typeof value !== 'object' || value === null) return null
  const members = new Map<string, unknown>(Object.entries(value))
  const texts = Object.fromEntries(names.map((name) => [name, members.get(name)]))
  return hasTexts(texts, names) ? texts : null
}

function hasTexts<N extends string>(
  texts: Record<string, unknown>,
  names: readonly N[],
): texts is Record<N, string> {
  return names.every((name) => typeof texts[name] === 'string')
}
