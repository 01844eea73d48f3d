'use client'

import { useEffect, useReducer } from 'react'

/** Whole seconds until a moment, rounded up; renders again each second until it is there. */
export function useSecondsUntil(untilMs: number, nowMs: () => number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const leftMs = Math.max(0, untilMs - nowMs())
  useEffect(() => {
    if (leftMs === 0) return
    const timer = setTimeout(tick, leftMs % 1000 || 1000)
    return () => clearTimeout(timer)
  })
  return Math.ceil(leftMs / 1000)
}
