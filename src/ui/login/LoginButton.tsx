'use client'

import { useState } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useSession } from '../../react/useSession.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { LoginButtonView } from './LoginButtonView.tsx'
import { loadLoginDialog } from './loadLoginDialog.ts'
import { useLoginDialog } from './useLoginDialog.ts'

/**
 * Opens the login; logs out once somebody is logged in. Renders a `button`.
 *
 * It is small: the login itself is loaded when a pointer, the focus or a finger comes near, or when it is opened.
 */
export function LoginButton() {
  const kit = useKit()
  const { status, logOut } = useSession()
  const { Dialog, isLoading, hasFailed } = useLoginDialog(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [hasLeft, setHasLeft] = useState(false)
  const isLoggedIn = status === 'logged-in'

  function prepare() {
    if (isLoggedIn) return
    // a failure here is no news yet: opening tries again, and says so
    loadLoginDialog().catch(() => undefined)
    kit.login.preload()
  }

  async function leave() {
    setIsLeaving(true)
    try {
      await logOut()
    } catch {
      // it is over all the same: a key that could not be removed is of no use at the service
    }
    setIsLeaving(false)
    setHasLeft(true)
  }

  function click() {
    if (isLoggedIn) void leave()
    else {
      setHasLeft(false)
      void kit.login.open()
    }
  }

  function place() {
    // the session is over at once; the press is answered when its key is gone too
    if (isLeaving) return 'leaving'
    if (isLoggedIn) return 'loggedIn'
    if (status === 'loading') return 'restoring'
    if (isLoading) return 'opening'
    if (hasFailed) return 'failed'
    return hasLeft ? 'loggedOut' : 'idle'
  }

  return (
    <ThemeRoot inline>
      <LoginButtonView at={place()} onApproach={prepare} onClick={click} />
      {Dialog === null ? null : <Dialog />}
    </ThemeRoot>
  )
}
