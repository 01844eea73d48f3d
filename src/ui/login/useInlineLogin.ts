'use client'

import { useEffect } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useLogin } from '../../react/useLogin.ts'
import { useSession } from '../../react/useSession.ts'
import type { LoginStateWithActions } from '../../react/withLoginActions.ts'

/** A login that is a part of the page: it begins with the page, while nobody is logged in, and ends with it. */
export function useInlineLogin(): LoginStateWithActions {
  const { login } = useKit()
  const { state } = useLogin()
  const { status } = useSession()
  const isIdle = state.at === 'idle'

  useEffect(() => {
    if (isIdle && status !== 'logged-in') login.start()
  }, [login, isIdle, status])

  useEffect(
    () => () => {
      // an open modal goes on without this
      if (!login.isOpen.getState()) login.close()
    },
    [login],
  )
  return state
}
