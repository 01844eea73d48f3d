export type Members = Readonly<Record<string, unknown>>

/**
 * Divides members into those that may be read and those that are secret.
 *
 * @param secret - names; `a.b` is the member `b` of `a`, or of each of its elements. A member that has a secret further
 * down is among the secret ones as a whole, and among the open ones without it.
 */
export function splitMembers(
  all: Members,
  secret: readonly string[],
): { readonly open: Members; readonly secret: Members } {
  const open = secret.reduce<unknown>((rest, path) => without(rest, path.split('.')), all)
  const kept = new Map(Object.entries(Object(open)))
  const hidden = Object.entries(all).filter(([name, value]) => kept.get(name) !== value)
  return { open: Object.fromEntries(kept), secret: Object.fromEntries(hidden) }
}

/** The same value where nothing is taken away, so that comparing tells. */
function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value.map((item) => without(item, [name, ...rest]))
    return items.every((item, i) => item === value[i]) ? value : items
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value
  const { [name]: member, ...others } = Object.fromEntries(Object.entries(value))
  if (rest.length === 0) return others
  const left = without(member, rest)
  return left === member ? value : { ...others, [name]: left }
}
