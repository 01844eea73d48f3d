'use client'

import { useState } from 'react'
import type { CodeNotice } from '../../../core/login/loginState.ts'
import { methodFromOtpType } from '../../../core/login/otp/methodFromOtpType.ts'
import { useKit } from '../../../react/kitContext.ts'
import type { LoginStateWithActions } from '../../../react/withLoginActions.ts'
import type { ScreenProps } from '../screenProps.ts'
import type { CodePhase } from './codeStatus.ts'
import { EnterCodeView } from './EnterCodeView.tsx'
import { useShownContact } from './useShownContact.ts'
import { useSmsCode } from './useSmsCode.ts'

const PHASES = {
  enteringCode: 'entering',
  checkingCode: 'checking',
  resendingCode: 'resending',
  accepted: 'accepted',
} as const satisfies Record<string, CodePhase>

const NO_NOTICE: CodeNotice = { kind: 'none' }

type CodeState = Extract<LoginStateWithActions, { readonly at: keyof typeof PHASES }>
type CodeProps = Omit<ScreenProps, 'state'> & { readonly state: CodeState }

/** The code screen, joined to the kit. */
export function EnterCode({ state, ...props }: ScreenProps) {
  return 'entry' in state ? <Code {...props} state={state} /> : null
}

function Code({ state, frame, extras }: CodeProps) {
  const kit = useKit()
  const { entry } = state
  const channel = methodFromOtpType(entry.otpType)
  const contact = useShownContact(entry)
  const sent = 'code' in state ? state.code : ''
  const [typed, setTyped] = useState({ otpId: entry.otpId, code: sent })
  const [isIncomplete, setIsIncomplete] = useState(false)
  // a notice is about the code that was sent; typing answers it
  const [answered, setAnswered] = useState<CodeNotice>(NO_NOTICE)
  // a new code starts empty
  const current = typed.otpId === entry.otpId ? typed.code : ''

  function submit(code: string) {
    setTyped({ otpId: entry.otpId, code })
    if (code.length < entry.codeLength) setIsIncomplete(true)
    else kit.login.submitCode(code)
  }
  useSmsCode(channel === 'sms' && state.at !== 'accepted' ? entry.otpId : null, submit)

  return (
    <EnterCodeView
      {...entry}
      frame={frame}
      appName={kit.appName}
      channel={channel}
      contact={contact}
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
