'use client'

import { useEffect, useReducer } from 'react'
import { startExpiryTimer } from '../core/session/expiryTimer.ts'

/** Whether a moment has come; renders again when it does. Null never comes. */
export function useMoment(atMs: number | null, nowMs: () => number): boolean {
  const [, wake] = useReducer((count: number) => count + 1, 0)
  const hasCome = atMs !== null && nowMs() >= atMs
  useEffect(() => {
    if (atMs === null || hasCome) return
    return startExpiryTimer(atMs, nowMs, wake)
  }, [atMs, hasCome, nowMs])
  return hasCome
}
