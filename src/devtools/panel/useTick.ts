'use client'

import { useEffect, useReducer } from 'react'

/** Renders again each second. */
export function useTick(): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
}
