'use client'

import { useId, useState } from 'react'
import { useLogin } from '../../react/useLogin.ts'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { ThemeRoot } from '../theme/ThemeRoot.tsx'
import { useWords } from '../words/useWords.ts'
import { LoginScreen } from './LoginScreen.tsx'
import type { LoginExtras } from './loginExtras.ts'
import { isFirstScreen } from './screens.ts'

/** The modal itself: a dialog and a table of screens. Loaded when it is first wanted. */
export function LoginDialog(extras: LoginExtras) {
  const { state, isOpen, close } = useLogin()
  const { code } = useWords()
  const titleId = useId()
  const [shown, setShown] = useState(state)
  // while it closes it goes on showing what it showed
  if (isOpen && shown !== state) setShown(state)
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        closesOnBackdrop={isFirstScreen(shown.at)}
        titleId={titleId}
      >
        <LoginScreen
          state={shown}
          extras={extras}
          frame={{ titleId, showsTitle: true, onClose: close, logo: extras.logo ?? null }}
        />
      </Dialog>
      {/* readers hear what is in the dialog while it is open, and what is beside it after */}
      <ThemeRoot inline>
        <span className="lk-hidden" role="status">
          {state.at === 'done' && !isOpen && code.loggedIn}
        </span>
      </ThemeRoot>
    </>
  )
}
