import { useState } from 'react'
import { useWire } from '../shell/useWire.ts'
import type { FilterType } from './filters.ts'
import { type Cursor, NEWEST, pageOf, ROWS } from './pageOf.ts'

/** What is looked for; an empty text finds every organization. */
export type Search = { readonly filterType: FilterType; readonly filterValue: string }

/** One page of the sub-organizations, the newest first, and the ways to those before and after it. */
export function usePage({ filterType, filterValue }: Search) {
  const [cursor, setCursor] = useState(NEWEST)
  const filter = filterValue === '' ? {} : { filterType, filterValue }
  const { data, isFetching } = useWire('listSuborgs', {
    ...filter,
    paginationOptions: { limit: String(ROWS + 1), ...cursor },
  })
  const { ids, newer, older } = pageOf(data?.organizationIds ?? [], cursor)
  const goTo = (to: Cursor | null) => to && (() => setCursor(to))
  return {
    ids,
    isFetching,
    toFirst: () => setCursor(NEWEST),
    newer: goTo(newer),
    older: goTo(older),
  }
}
