/** A new object with the same names and each value mapped. */
export function mapValues<T extends object, R>(
  source: T,
  map: <K extends keyof T & string>(value: T[K], name: K) => R,
): { [K in keyof T]: R } {
  const entries = Object.entries(source).map(([name, value]) => [name, map(value, name as never)])
  return Object.fromEntries(entries)
}
