'use client'

import { useEffect } from 'react'
import { signingOf } from '../core/wallet/signing/signingOf.ts'
import type { SignState } from '../core/wallet/signing/signState.ts'
import { useKit } from './kitContext.ts'
import { useStore } from './useStore.ts'

/** What is asked now, and the answers to it. */
export type UseSigning = {
  readonly state: SignState
  approve(): void
  decline(): void
  /** Declines the one that is asked, and all that wait behind it. */
  declineAll(): void
  /** Leaves what came of it. */
  close(): void
}

/**
 * The confirmation, for an app that draws its own. While a component with it is mounted, requests to sign wait for its
 * answers. `SignModal` is made of it.
 *
 * @example
 * const { state, approve, decline } = useSigning()
 * if (state.at === 'asking') return <Confirm view={state.view} onYes={approve} onNo={decline} />
 */
export function useSigning(): UseSigning {
  const signing = signingOf(useKit())
  useEffect(() => signing.attach(), [signing])
  const state = useStore(signing.state, (it) => it)
  const id = state.at === 'idle' ? 0 : state.id
  return {
    state,
    approve: () => signing.approve(id),
    decline: () => signing.decline(id),
    declineAll: () => signing.declineAll(),
    close: () => signing.close(id),
  }
}
