'use client'

import { useEffect, useRef } from 'react'
import { signingOf } from '../../../core/wallet/signing/signingOf.ts'
import type { SignState } from '../../../core/wallet/signing/signState.ts'
import { useKit } from '../../../react/kitContext.ts'

/**
 * Whether a request that failed may have gone out before. The confirmation tells, which shows each step before it is taken;
 * where the app asks by itself nobody does, and then it may have.
 */
export function useWentOut() {
  const kit = useKit()
  const seen = useRef(new Set<SignState['at']>())
  useEffect(() => signingOf(kit).state.subscribe(({ at }) => void seen.current.add(at)), [kit])
  return {
    begin: () => seen.current.clear(),
    wentOut(error: unknown): boolean {
      const state = signingOf(kit).state.getState()
      if (state.at === 'failed' && state.error === error) return state.wasSent
      return seen.current.has('signing') || !seen.current.has('reading')
    },
  }
}
