'use client'

import { useId } from 'react'
import { useKit } from '../../react/kitContext.ts'
import { useLastMethod } from '../../react/useLastMethod.ts'
import { Dialog } from '../primitives/Dialog/Dialog.tsx'
import { methodName } from '../words/methodName.ts'
import { useAllWords } from '../words/useAllWords.ts'
import { SessionEndedView } from './SessionEndedView.tsx'
import type { SessionEnd } from './sessionEnd.ts'

export type SessionEndedDialogProps = {
  readonly end: SessionEnd
  readonly onClose: () => void
}

/** Tells how the session ended, as a modal. Loaded when one has. */
export function SessionEndedDialog({ end, onClose }: SessionEndedDialogProps) {
  const { login } = useKit()
  const words = useAllWords()
  const lastMethod = useLastMethod()
  const titleId = useId()

  function logIn() {
    onClose()
    void login.open()
  }

  return (
    <Dialog isOpen onClose={onClose} closesOnBackdrop={false} titleId={titleId}>
      <SessionEndedView
        frame={{ titleId, showsTitle: true, onClose, logo: null }}
        end={end}
        lastMethod={lastMethod === null ? null : methodName(lastMethod, words)}
        onContinue={() => {
          logIn()
          if (lastMethod !== null && lastMethod !== 'email' && lastMethod !== 'sms')
            login.chooseMethod(lastMethod)
        }}
        onLogIn={logIn}
        onClose={onClose}
      />
    </Dialog>
  )
}
