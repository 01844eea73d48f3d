'use client'

import type { Session, SessionState } from '../core/session/session.ts'
import { useKit } from './kitContext.ts'
import { useStore } from './useStore.ts'

/** What `useSession` returns. */
export type UseSession = {
  /** Who is logged in; null when nobody is, or while it is not known yet. */
  readonly session: Session | null
  readonly status: SessionState['status']
  readonly logOut: () => Promise<void>
}

const itself = (state: SessionState) => state

/**
 * Who is logged in.
 *
 * @example
 * const { session, status, logOut } = useSession()
 */
export function useSession(): UseSession {
  const kit = useKit()
  const state = useStore(kit.session, itself)
  return {
    session: state.status === 'logged-in' ? state.session : null,
    status: state.status,
    logOut: kit.logOut,
  }
}
