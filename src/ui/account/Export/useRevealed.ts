'use client'

import { useEffect, useRef, useState } from 'react'
import type { SealedSecret } from '../../../core/wallet/exporting/sealedSecret.ts'
import { useSecondsUntil } from '../../../react/useSecondsUntil.ts'

/** How long a secret is shown at a time, in milliseconds. */
const SHOWN_MS = 60_000

/** A secret on the screen, and until when. */
export type Revealed = { readonly text: string; readonly untilMs: number }

/**
 * Opens a secret for a minute at most. It is covered again when the time is over, when the person turns to another window or
 * tab, or leaves the page; if that was while it opened, it is not shown at all.
 *
 * @param onFailed - it could not be opened.
 */
export function useRevealed(secret: SealedSecret, nowMs: () => number, onFailed: () => void) {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  const departures = useRef(0)
  const hide = () => setRevealed(null)

  useEffect(() => {
    const leave = () => {
      departures.current += 1
      setRevealed(null)
    }
    const leaveInBackground = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    addEventListener('blur', leave)
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leaveInBackground)
    return () => {
      removeEventListener('blur', leave)
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leaveInBackground)
    }
  }, [])

  // the clock is read each second: a timer alone stands still while the computer sleeps
  const isOver = useSecondsUntil(revealed?.untilMs ?? 0, nowMs) === 0
  useEffect(() => {
    if (isOver) setRevealed(null)
  }, [isOver])

  async function show() {
    const before = departures.current
    try {
      const text = await secret.open()
      // whoever has left meanwhile does not see it
      if (departures.current === before) setRevealed({ text, untilMs: nowMs() + SHOWN_MS })
    } catch {
      onFailed()
    }
  }

  return { revealed, show: () => void show(), hide }
}
