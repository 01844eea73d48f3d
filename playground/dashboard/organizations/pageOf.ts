/** How many organizations stand on a page. */
export const ROWS = 10

/** After every id that there will be: ids begin with the time of their making. */
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** From where a page is asked for: it holds what was made before, or after. */
export type Cursor = { readonly before: string } | { readonly after: string }

/** The page of the newest. */
export const NEWEST: Cursor = { before: END }

type Page = {
  /** The newest first. */
  readonly ids: readonly string[]
  /** Where the next page is in each direction; null where there is none. */
  readonly newer: Cursor | null
  readonly older: Cursor | null
}

/**
 * Reads what was found from a cursor on.
 *
 * @param found - in the order of their making; one more than a page holds where there are more.
 */
export function pageOf(found: readonly string[], cursor: Cursor): Page {
  const isBack = 'before' in cursor
  const hasMore = found.length > ROWS
  const ids = (isBack ? found.slice(-ROWS) : found.slice(0, ROWS)).toReversed()
  const [newest, oldest] = [ids[0], ids.at(-1)]
  const hasNewer = isBack ? cursor.before !== END : hasMore
  return {
    ids,
    newer: newest && hasNewer ? { after: newest } : null,
    older: oldest && (!isBack || hasMore) ? { before: oldest } : null,
  }
}
