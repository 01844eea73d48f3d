'use client'

import { useId, useState } from 'react'
import { useLogin } from '../../react/useLogin.ts'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { LoginScreen } from './LoginScreen.tsx'
import type { LoginExtras } from './loginExtras.ts'
import { isFirstScreen } from './screens.ts'

/** The modal itself: a dialog and a table of screens. Loaded when it is first wanted. */
export function LoginDialog(extras: LoginExtras) {
  const { state, isOpen, close } = useLogin()
  const titleId = useId()
  const [shown, setShown] = useState(state)
  // while it closes it goes on showing what it showed
  if (isOpen && shown !== state) setShown(state)
  return (
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
  )
}
