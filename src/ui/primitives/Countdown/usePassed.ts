'use client'

import { useEffect, useReducer } from 'react'

/** Whether a moment has passed; renders again when it does. */
export function usePassed(momentMs: number, nowMs: () => number): boolean {
  const [, wake] = useReducer((count: number) => count + 1, 0)
  const leftMs = Math.max(0, momentMs - nowMs())
  useEffect(() => {
    if (leftMs === 0) return
    const timer = setTimeout(wake, leftMs)
    return () => clearTimeout(timer)
  })
  return leftMs === 0
}
