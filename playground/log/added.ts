/** More than a person looks through; the oldest go first. */
export const MAX_ENTRIES = 200

/** The entries with one more, newest first: a request is reported when it ends, which may be after a later one. */
export function added<T extends { readonly atMs: number }>(
  entries: readonly T[],
  entry: T,
): readonly T[] {
  const at = entries.findIndex(({ atMs }) => atMs <= entry.atMs)
  return entries.toSpliced(at < 0 ? entries.length : at, 0, entry).slice(0, MAX_ENTRIES)
}
