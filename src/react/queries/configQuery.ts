import { queryOptions } from '@tanstack/react-query'
import type { Latchkit } from '../../core/latchkit.ts'

/** The key of the login configuration in the query cache. */
export const configQueryKey = (kit: Latchkit) =>
  ['latchkit', 'config', kit.options.authProxyUrl, kit.options.authProxyConfigId] as const

/** The login configuration, as TanStack query options: prefetch it, or read it with `useQuery`. */
export const configQueryOptions = (kit: Latchkit) =>
  queryOptions({
    queryKey: configQueryKey(kit),
    queryFn: ({ signal }) => kit.loadConfig({ signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
