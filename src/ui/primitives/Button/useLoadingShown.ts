'use client'

import { useEffect, useState } from 'react'

const SHOW_AFTER_MS = 200
const SHOW_AT_LEAST_MS = 400

/** Whether to show that something loads: not for short waits, and once shown, not just for a blink. */
export function useLoadingShown(isLoading: boolean): boolean {
  const [stage, setStage] = useState<'hidden' | 'fresh' | 'seen'>('hidden')

  useEffect(() => {
    if (stage === 'hidden' && isLoading) return after(SHOW_AFTER_MS, () => setStage('fresh'))
    if (stage === 'fresh') return after(SHOW_AT_LEAST_MS, () => setStage('seen'))
    if (stage === 'seen' && !isLoading) return after(0, () => setStage('hidden'))
    return undefined
  }, [isLoading, stage])

  return stage === 'fresh' || (stage === 'seen' && isLoading)
}

function after(ms: number, act: () => void) {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
