/** Compares two JSON values by content. Members that are undefined count as absent; their order does not matter. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (!isHolder(a) || !isHolder(b)) return a === b
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const ours = membersOf(a)
  const theirs = new Map(membersOf(b))
  return (
    ours.length === theirs.size &&
    ours.every(([name, value]) => theirs.has(name) && isSameJson(value, theirs.get(name)))
  )
}

function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function membersOf(holder: object): [string, unknown][] {
  return Object.entries(holder).filter(([, value]) => value !== undefined)
}
