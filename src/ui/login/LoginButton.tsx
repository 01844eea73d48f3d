'use client'

import { useState } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useSession } from '../../react/useSession.ts'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { useButtonWords } from '../words/useButtonWords.ts'
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
  const words = useButtonWords()
  const slotProps = useSlot()('loginButton', 'lk-button lk-login-button')
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
      setHasLeft(true)
    } finally {
      setIsLeaving(false)
    }
  }

  function click() {
    if (isLoading || isLeaving) return
    if (isLoggedIn) void leave()
    else {
      setHasLeft(false)
      void kit.login.open()
    }
  }

  return (
    <ThemeRoot inline>
      <button
        type="button"
        {...slotProps}
        data-variant={isLoggedIn ? 'secondary' : 'primary'}
        data-state={
          status === 'loading' ? 'restoring' : isLoading || isLeaving ? 'loading' : 'idle'
        }
        aria-busy={isLoading || isLeaving || undefined}
        aria-haspopup={isLoggedIn ? undefined : 'dialog'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={click}
      >
        {isLoggedIn ? words.logOut : hasFailed ? words.failed : words.logIn}
      </button>
      <span className="lk-hidden" role="status">
        {hasLeft && !isLoggedIn ? words.loggedOut : null}
      </span>
      {Dialog === null ? null : <Dialog />}
    </ThemeRoot>
  )
}
