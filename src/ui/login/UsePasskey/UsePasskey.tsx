'use client'

import { useKit } from '../../../react/kitContext.ts'
import { useLoginMethods } from '../../../react/useLoginMethods.ts'
import { useOnline } from '../../../react/useOnline.ts'
import { useWords } from '../../words/useWords.ts'
import { developmentOrigin } from '../developmentOrigin.ts'
import type { ScreenProps } from '../screenProps.ts'
import { PasskeyFailedView } from './PasskeyFailedView.tsx'
import { passkeyFailure } from './passkeyFailure.ts'
import { UsePasskeyView } from './UsePasskeyView.tsx'

/** The screens of a login by passkey, joined to the kit. */
export function UsePasskey({ state, frame }: ScreenProps) {
  const kit = useKit()
  const words = useWords()
  const isOnline = useOnline()
  const { methods } = useLoginMethods()
  if (state.at === 'askingPasskey' || state.at === 'finishingPasskey') {
    const asking = state.purpose === 'signUp' ? 'making' : 'using'
    const phase = state.at === 'finishingPasskey' ? 'finishing' : asking
    return <UsePasskeyView frame={frame} phase={phase} onBack={state.back} />
  }
  if (state.at !== 'passkeyFailed') return null

  const { back, retry, signUp, usePhone } = state
  const facts = {
    methods,
    appName: kit.appName,
    isOnline,
    method: words.methods.passkey,
    developmentOrigin: developmentOrigin(),
    allowedHost: null,
    allowedOriginsUrl: null,
    requestId: null,
  }
  // a code begins on the first screen, as every other way does
  const act = { tryAgain: retry, usePhone, newAccount: signUp, emailCode: back, smsCode: back }
  const actions = { ...act, allMethods: back }
  return (
    <PasskeyFailedView
      frame={frame}
      failure={passkeyFailure(state.error, words, facts)}
      onBack={back}
      onAction={(action) => actions[action]()}
    />
  )
}
