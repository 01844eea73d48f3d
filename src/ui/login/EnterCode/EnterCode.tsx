'use client'

import { useState } from 'react'
import type { CodeNotice } from '../../../core/login/loginState.ts'
import { useKit } from '../../../react/kitContext.ts'
import type { ScreenProps } from '../screenProps.ts'
import type { CodePhase } from './codeStatus.ts'
import { EnterCodeView } from './EnterCodeView.tsx'

const PHASES = {
  enteringCode: 'entering',
  checkingCode: 'checking',
  resendingCode: 'resending',
  accepted: 'accepted',
} as const satisfies Record<string, CodePhase>

const NO_NOTICE: CodeNotice = { kind: 'none' }

/** The code screen, joined to the kit. */
export function EnterCode({ state, frame, extras }: ScreenProps) {
  const kit = useKit()
  const sent = 'code' in state ? state.code : ''
  const [typed, setTyped] = useState({
    otpId: 'entry' in state ? state.entry.otpId : '',
    code: sent,
  })
  const [isIncomplete, setIsIncomplete] = useState(false)
  // a notice is about the code that was sent; typing answers it
  const [answered, setAnswered] = useState<CodeNotice>(NO_NOTICE)
  if (!('entry' in state)) return null

  const { entry } = state
  // a new code starts empty
  const current = typed.otpId === entry.otpId ? typed.code : ''

  function submit(code: string) {
    setTyped({ otpId: entry.otpId, code })
    if (code.length < entry.codeLength) setIsIncomplete(true)
    else kit.login.submitCode(code)
  }

  return (
    <EnterCodeView
      {...entry}
      frame={frame}
      appName={kit.appName}
      channel={entry.otpType === 'OTP_TYPE_EMAIL' ? 'email' : 'sms'}
      phase={PHASES[state.at]}
      notice={state.at === 'enteringCode' && state.notice !== answered ? state.notice : NO_NOTICE}
      code={sent || current}
      isIncomplete={isIncomplete}
      endsWithTab={state.at === 'accepted' && state.session.persistence === 'tab'}
      devHint={extras.devHint ?? null}
      nowMs={kit.options.nowMs ?? Date.now}
      onCodeChange={(code) => {
        setTyped({ otpId: entry.otpId, code })
        setIsIncomplete(false)
        if (state.at === 'enteringCode') setAnswered(state.notice)
      }}
      onSubmit={submit}
      onResend={kit.login.resend}
      onChangeContact={kit.login.changeContact}
    />
  )
}
