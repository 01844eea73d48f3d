import { useState } from 'react'
import { useWire } from '../shell/useWire.ts'
import type { FilterType } from './filters.ts'

const ROWS = 10

/** After every id that there will be: ids begin with the time of their making. */
const END = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type Cursor = { readonly before: string } | { readonly after: string }

/** What is looked for; an empty text finds every organization. */
export type Search = { readonly filterType: FilterType; readonly filterValue: string }

/** One page of the sub-organizations, the newest first, and the ways to those before and after it. */
export function usePage({ filterType, filterValue }: Search) {
  const [cursor, setCursor] = useState<Cursor>({ before: END })
  const filter = filterValue === '' ? {} : { filterType, filterValue }
  const { data, isFetching } = useWire('listSuborgs', {
    ...filter,
    paginationOptions: { limit: String(ROWS + 1), ...cursor },
  })
  const found = data?.organizationIds ?? []
  const isBack = 'before' in cursor
  const hasMore = found.length > ROWS
  // they come in the order of their making, from the cursor on
  const ids = (isBack ? found.slice(-ROWS) : found.slice(0, ROWS)).toReversed()
  const [newest, oldest] = [ids[0], ids.at(-1)]
  const hasNewer = isBack ? cursor.before !== END : hasMore
  return {
    ids,
    isFetching,
    toFirst: () => setCursor({ before: END }),
    newer: newest && hasNewer ? () => setCursor({ after: newest }) : null,
    older: oldest && (!isBack || hasMore) ? () => setCursor({ before: oldest }) : null,
  }
}
