'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LOGIN_METHODS, type LoginMethod } from '../core/config/loginMethod.ts'
import type { Latchkit } from '../core/latchkit.ts'
import { useKit } from './kitContext.ts'
import { configQueryOptions } from './queries/configQuery.ts'

/** How long the first screen waits before it offers the fallback, in milliseconds. */
const FALLBACK_AFTER_MS = 1500

export type UseLoginMethods = {
  /** In the order in which they are offered; empty while loading. */
  readonly methods: readonly LoginMethod[]
  /** `fallback`: the configuration is slow or away, and these are the app's `configFallback`. */
  readonly status: 'loading' | 'ready' | 'fallback'
  /** Why the configuration could not be loaded; null while it may still come. */
  readonly error: Error | null
  /** Asks again. */
  readonly reload: () => void
}

/** The login methods to offer: what the service enables, or the app's fallback after 1.5 seconds or a failure. */
export function useLoginMethods(): UseLoginMethods {
  const kit = useKit()
  const { data, error, refetch } = useQuery(configQueryOptions(kit))
  const [isLate, setIsLate] = useState(false)
  const isWaiting = data === undefined && error === null

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setIsLate(true), FALLBACK_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])

  const reload = () => void refetch()
  if (data !== undefined) return { methods: data.methods, status: 'ready', error: null, reload }
  if (isWaiting && !isLate) return { methods: [], status: 'loading', error: null, reload }
  return { methods: fallbackMethods(kit), status: 'fallback', error, reload }
}

function fallbackMethods({ options }: Latchkit): readonly LoginMethod[] {
  const enabled = options.configFallback?.enabledProviders ?? ['email']
  const wanted = options.methods ?? LOGIN_METHODS
  return wanted.filter((method) => enabled.includes(method))
}
