'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Latchkit } from '../core/latchkit.ts'
import type { SealedSecret } from '../core/wallet/exporting/sealedSecret.ts'
import { useKit } from './kitContext.ts'
import { requireSession } from './queries/accountQuery.ts'
import { activitiesQueryKey } from './queries/activitiesQuery.ts'
import { privateKeysQueryKey } from './queries/privateKeysQuery.ts'
import { walletsQueryKey } from './queries/walletsQuery.ts'
import { useSession } from './useSession.ts'

/**
 * An export as a TanStack mutation. Its data is the secret while it is still encrypted; the key goes with the component.
 * Ours, for the hooks of this folder.
 */
export function useSecretExport<Variables>(
  work: (kit: Latchkit, variables: Variables, signal: AbortSignal) => Promise<SealedSecret>,
) {
  const kit = useKit()
  const client = useQueryClient()
  const { session } = useSession()
  const life = useRef<AbortController | null>(null)
  const held = useRef<SealedSecret | null>(null)

  const forget = () => {
    held.current?.forget()
    held.current = null
  }

  useEffect(() => {
    const controller = new AbortController()
    life.current = controller
    return () => {
      controller.abort()
      held.current?.forget()
    }
  }, [])

  const mutation = useMutation({
    async mutationFn(variables: Variables) {
      requireSession(session)
      forget()
      const signal = life.current?.signal ?? AbortSignal.abort()
      const secret = await work(kit, variables, signal)
      // the screen may be gone by now
      if (signal.aborted) secret.forget()
      held.current = secret
      return secret
    },
    onSettled: () =>
      Promise.all(
        [walletsQueryKey, privateKeysQueryKey, activitiesQueryKey].map((keyOf) =>
          client.invalidateQueries({ queryKey: keyOf(session) }),
        ),
      ),
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  })
  return {
    ...mutation,
    /** Forgets the key too. */
    reset() {
      forget()
      mutation.reset()
    },
  }
}
