'use client'

import { useEffect, useState } from 'react'
import type { SealedSecret } from '../../../core/wallet/exporting/sealedSecret.ts'

/** How long a secret is shown at a time, in milliseconds. */
const SHOWN_MS = 60_000

/** A secret on the screen, and until when. */
export type Revealed = { readonly text: string; readonly untilMs: number }

/**
 * Opens a secret for a minute at most. It is covered again when the time is over, when the person turns to another window or
 * tab, or leaves the page.
 *
 * @param onFailed - it could not be opened.
 */
export function useRevealed(secret: SealedSecret, nowMs: () => number, onFailed: () => void) {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  const hide = () => setRevealed(null)

  useEffect(() => {
    if (revealed === null) return
    const hideNow = () => setRevealed(null)
    const hideInBackground = () => {
      if (document.visibilityState === 'hidden') hideNow()
    }
    const timer = setTimeout(hideNow, revealed.untilMs - nowMs())
    addEventListener('blur', hideNow)
    addEventListener('pagehide', hideNow)
    document.addEventListener('visibilitychange', hideInBackground)
    return () => {
      clearTimeout(timer)
      removeEventListener('blur', hideNow)
      removeEventListener('pagehide', hideNow)
      document.removeEventListener('visibilitychange', hideInBackground)
    }
  }, [revealed, nowMs])

  async function show() {
    try {
      const text = await secret.open()
      setRevealed({ text, untilMs: nowMs() + SHOWN_MS })
    } catch {
      onFailed()
    }
  }

  return { revealed, show: () => void show(), hide }
}
