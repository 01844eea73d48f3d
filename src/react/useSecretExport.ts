'use client'

import { useEffect, useRef } from 'react'
import type { Latchkit } from '../core/latchkit.ts'
import type { SealedSecret } from '../core/wallet/exporting/sealedSecret.ts'
import { useAccountMutation } from './useAccountMutation.ts'
import { useSession } from './useSession.ts'

/**
 * An export as a TanStack mutation. Its data is the secret while it is still encrypted. One runs at a time: the next one,
 * `reset`, another person and the end of the component stop it, and forget the key of what it has brought or still brings.
 * Ours, for the hooks of this folder.
 */
export function useSecretExport<Variables>(
  work: (kit: Latchkit, variables: Variables, signal: AbortSignal) => Promise<SealedSecret>,
) {
  const { session } = useSession()
  // that of the newest export; null while the component is gone
  const running = useRef<AbortController | null>(null)

  /** Ends what ran, and gives the next one its signal. */
  const renew = () => {
    if (running.current === null) return AbortSignal.abort()
    running.current.abort()
    running.current = new AbortController()
    return running.current.signal
  }

  const mutation = useAccountMutation(
    async (kit, _session, variables: Variables) => {
      const signal = renew()
      const secret = await work(kit, variables, signal)
      if (signal.aborted) secret.forget()
      else signal.addEventListener('abort', () => secret.forget())
      return secret
    },
    ['wallets', 'private-keys'],
    { gcTime: 0, retry: false },
  )
  const { reset } = mutation

  // biome-ignore lint/correctness/useExhaustiveDependencies: what one person has exported is not the next one's
  useEffect(() => {
    running.current = new AbortController()
    return () => {
      running.current?.abort()
      running.current = null
      reset()
    }
  }, [session?.organizationId, session?.userId, reset])

  return {
    ...mutation,
    /** Stops the export, and forgets the key too. */
    reset() {
      renew()
      reset()
    },
  }
}
