'use client'

import { useQuery } from '@tanstack/react-query'
import type { LoginMethod } from '../core/config/loginMethod.ts'
import { useKit } from './kitContext.ts'
import { configQueryOptions, isFallback } from './queries/configQuery.ts'

/** What `useLoginMethods` returns. */
export type UseLoginMethods = {
  /** In the order in which they are offered; empty while loading. */
  readonly methods: readonly LoginMethod[]
  /** `fallback`: the configuration is slow or away, and these are the app's `configFallback`. `failed`: no login can succeed. */
  readonly status: 'loading' | 'ready' | 'fallback' | 'failed'
  /** Why no login can succeed, for example a refused origin. */
  readonly error: Error | null
}

/** The login methods to offer: what the service enables, or the app's fallback after 1.5 seconds without an answer. */
export function useLoginMethods(): UseLoginMethods {
  const { data, error } = useQuery(configQueryOptions(useKit()))
  if (data !== undefined) {
    const status = isFallback(data) ? 'fallback' : 'ready'
    return { methods: data.methods, status, error: null }
  }
  return { methods: [], status: error === null ? 'loading' : 'failed', error }
}
