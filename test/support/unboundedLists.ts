/** The parts of a schema that hold others, and what its `pipe` adds. */
const holders = ['entries', 'wrapped', 'item', 'items', 'options', 'value', 'key', 'rest'] as const

/** More than the longest list that the wire allows. */
const MOST = 500

/** The lists that a schema has, each by its path and with its bound; null when any number of entries would do. */
export function listsOf(schema: unknown, path = ''): readonly (readonly [string, number | null])[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = Object(schema)
  const below = holders.flatMap((name) => {
    const part: unknown = own[name]
    if (name !== 'entries') return [part].flat().flatMap((each) => listsOf(each, path))
    return Object.entries(Object(part)).flatMap(([key, each]) => listsOf(each, `${path}.${key}`))
  })
  return own.type === 'array' ? [[path, boundOf(own)], ...below] : below
}

/** Asked of the schema itself, with entries that may be anything: a list over its bound fails for its length. */
function boundOf(list: { readonly pipe?: readonly { type?: string; requirement?: unknown }[] }) {
  const bounds = (list.pipe ?? []).flatMap(({ type, requirement }) => {
    if (type === 'max_length') return [Number(requirement)]
    const isMet = (count: number) => Object(requirement)(Array<unknown>(count).fill('')) === true
    return type === 'check' && isMet(1) && !isMet(MOST + 1) ? [MOST] : []
  })
  return bounds.length === 0 ? null : Math.min(...bounds)
}
