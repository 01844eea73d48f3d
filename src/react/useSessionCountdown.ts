'use client'

import { useKit } from './kitContext.ts'
import { useSecondsUntil } from './useSecondsUntil.ts'
import { useSession } from './useSession.ts'

/**
 * Whole seconds until the session ends, by the service's clock; null while nobody is logged in.
 *
 * Renders the component that uses it once a second, and nothing else.
 *
 * @example
 * const secondsLeft = useSessionCountdown()
 */
export function useSessionCountdown(): number | null {
  const kit = useKit()
  const { session } = useSession()
  const seconds = useSecondsUntil(session?.expiresAtMs ?? 0, kit.nowMs)
  return session === null ? null : seconds
}
