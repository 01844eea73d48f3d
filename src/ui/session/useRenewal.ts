'use client'

import { useEffect, useState } from 'react'
import type { Session } from '../../core/session/session.ts'
import { isLatchkitError } from '../../errors/anyError.ts'
import { useKit } from '../../react/kitContext.ts'
import type { BannerPhase } from './SessionBannerView.tsx'

/** For how long it is said that the session goes on. */
const RENEWED_MS = 2000

type Renewal = { readonly forKeyHex: string; readonly phase: BannerPhase }

/** Renews the session when asked, and says how far that is. What it says holds for one session. */
export function useRenewal(session: Session | null): {
  readonly phase: BannerPhase
  readonly stay: () => void
} {
  const { sessions } = useKit()
  const [renewal, setRenewal] = useState<Renewal | null>(null)
  const keyHex = session?.publicKeyHex ?? ''
  const phase = renewal?.forKeyHex === keyHex ? renewal.phase : 'asking'

  useEffect(() => {
    if (phase !== 'renewed') return
    const timer = setTimeout(() => setRenewal(null), RENEWED_MS)
    return () => clearTimeout(timer)
  }, [phase])

  async function renew() {
    setRenewal({ forKeyHex: keyHex, phase: 'renewing' })
    try {
      const { publicKeyHex } = await sessions.refresh()
      setRenewal({ forKeyHex: publicKeyHex, phase: 'renewed' })
    } catch (error) {
      setRenewal({ forKeyHex: keyHex, phase: phaseOf(error) })
    }
  }

  return { phase, stay: () => void renew() }
}

function phaseOf(error: unknown): BannerPhase {
  if (isLatchkitError(error, 'NETWORK_FAILED')) return navigator.onLine ? 'failed' : 'offline'
  const isFinal =
    isLatchkitError(error, 'SESSION_REFUSED') || isLatchkitError(error, 'REQUEST_FORBIDDEN')
  return isFinal ? 'refused' : 'failed'
}
