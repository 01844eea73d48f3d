'use client'

import { useEffect, useReducer } from 'react'

/** Whether a moment has passed; renders again when it does. Null never passes. */
export function usePassed(momentMs: number | null, nowMs: () => number): boolean {
  const [, wake] = useReducer((count: number) => count + 1, 0)
  const leftMs = momentMs === null ? null : Math.max(0, momentMs - nowMs())
  useEffect(() => {
    if (leftMs === null || leftMs === 0) return
    const timer = setTimeout(wake, leftMs)
    return () => clearTimeout(timer)
  })
  return leftMs === 0
}
