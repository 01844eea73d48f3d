'use client'

import { useState } from 'react'
import { useKit } from '../../../react/kitContext.ts'
import { useLoginMethods } from '../../../react/useLoginMethods.ts'
import { useLoadingShown } from '../../primitives/Button/useLoadingShown.ts'
import { lineForError } from '../../words/lineForError.ts'
import { useWords } from '../../words/useWords.ts'
import { developmentOrigin } from '../developmentOrigin.ts'
import type { ScreenProps } from '../screenProps.ts'
import { ChooseMethodView } from './ChooseMethodView.tsx'

/** The first screen, joined to the kit: also while the code is on its way, so that the field keeps its text and focus. */
export function ChooseMethod({ state, frame, extras }: ScreenProps) {
  const kit = useKit()
  const words = useWords()
  const { methods, status } = useLoginMethods()
  const showsSkeleton = useLoadingShown(status === 'loading')
  const [contact, setContact] = useState(
    state.at === 'choosing' ? state.draft : state.at === 'sendingCode' ? state.contact : '',
  )
  const refusal = state.at === 'choosing' ? state.error : null
  // an error is about the text that was sent; typing answers it
  const [answered, setAnswered] = useState<typeof refusal>(null)

  const error = refusal === answered ? null : refusal
  const isEmpty = contact.trim() === ''
  const line =
    error === null ? null : lineForError(error, words, { appName: kit.appName, method: 'email' })
  return (
    <ChooseMethodView
      frame={frame}
      appName={kit.appName}
      contact={contact}
      error={error?.code === 'CONTACT_INVALID' && isEmpty ? words.login.emptyEmail : line}
      errorOccasion={error}
      isSending={state.at === 'sendingCode'}
      methods={
        showsSkeleton
          ? 'loading'
          : (status === 'ready' || status === 'fallback') && methods.length === 0
            ? 'empty'
            : 'ready'
      }
      isDevelopment={developmentOrigin() !== null}
      legal={extras.legal ?? null}
      onContactChange={(value) => {
        setContact(value)
        setAnswered(refusal)
      }}
      onSubmit={() => kit.login.submitContact(contact)}
    />
  )
}
