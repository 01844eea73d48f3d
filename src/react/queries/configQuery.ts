import { queryOptions } from '@tanstack/react-query'
import type { KitConfig } from '../../core/config/kitConfig.ts'
import type { Latchkit } from '../../core/latchkit.ts'

/** The key of the login configuration in the query cache. */
export const configQueryKey = (kit: Latchkit) =>
  ['latchkit', 'config', kit.options.authProxyUrl, kit.options.authProxyConfigId] as const

/**
 * The login configuration, as TanStack query options: prefetch it, or read it with `useQuery`.
 * What the service said is kept for good; the fallback is asked about again.
 */
export const configQueryOptions = (kit: Latchkit) =>
  queryOptions({
    queryKey: configQueryKey(kit),
    queryFn: ({ signal }) => kit.loadConfig({ signal }),
    staleTime: ({ state }) =>
      state.data === undefined || isFallback(state.data) ? 0 : Number.POSITIVE_INFINITY,
    // offline too there is something to show: the fallback
    networkMode: 'always',
    retry: false,
  })

/** Whether this is the app's own stand-in: the service has not named its organization yet. */
export function isFallback(config: KitConfig): boolean {
  return config.organizationId === ''
}
