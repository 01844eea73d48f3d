'use client'

import { useMemo } from 'react'
import type { LoginResult } from '../core/latchkit.ts'
import type { LoginState } from '../core/login/loginState.ts'
import { useKit } from './kitContext.ts'
import { useStore } from './useStore.ts'
import { type LoginStateWithActions, withLoginActions } from './withLoginActions.ts'

/** What `useLogin` returns. */
export type UseLogin = {
  readonly state: LoginStateWithActions
  /** Opens the modal; resolves with the session, or with `{ cancelled: true }` when it was closed. */
  readonly open: () => Promise<LoginResult>
  readonly close: () => void
  readonly isOpen: boolean
}

const itself = (state: LoginState) => state
const isTrue = (value: boolean) => value

/**
 * The login: where it stands, and what can be done there.
 *
 * @example
 * const { state } = useLogin()
 * if (state.at === 'choosing') state.email('mara@okafor.example')
 */
export function useLogin(): UseLogin {
  const { login } = useKit()
  const current = useStore(login.state, itself)
  const isOpen = useStore(login.isOpen, isTrue)
  // the same object while the state is the same, so that effects of the app may depend on it
  const state = useMemo(() => withLoginActions(login, current), [login, current])
  return { state, open: login.open, close: login.close, isOpen }
}
