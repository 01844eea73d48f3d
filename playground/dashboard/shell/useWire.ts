import { useQuery } from '@tanstack/react-query'
import { type Latchkit, useKit, useSession } from 'latchkit'
import type { QueryEndpoints, RequestInput, ResponseOf } from 'latchkit/wire'

/** How long an answer counts as new, in milliseconds: less than a person needs to come back to a page. */
const FRESH_MS = 1000

type Name = keyof QueryEndpoints

/** The body of a query; its organization is that of whoever is logged in, unless named. */
export type WireBody<N extends Name> = Omit<RequestInput<QueryEndpoints[N]>, 'organizationId'> & {
  readonly organizationId?: string | undefined
}

const wireQuery = <N extends Name>(kit: Latchkit, name: N, body: WireBody<N>) => ({
  queryKey: ['wire', name, body] as const,
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ResponseOf<QueryEndpoints[N]>> =>
    kit.query(name, body, { signal }),
  staleTime: FRESH_MS,
})

/** Asks the activity API, as a TanStack query; again every so many milliseconds where that is said. */
export function useWire<N extends Name>(
  name: N,
  body: WireBody<N>,
  { refetchInterval = false }: { readonly refetchInterval?: number | false } = {},
) {
  const { session } = useSession()
  return useQuery({
    ...wireQuery(useKit(), name, body),
    enabled: session !== null,
    refetchInterval,
  })
}
