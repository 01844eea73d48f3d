'use client'

import { useState } from 'react'
import type { CodeNotice } from '../../../core/login/loginState.ts'
import { methodFromOtpType } from '../../../core/login/otp/methodFromOtpType.ts'
import { useKit } from '../../../react/kitContext.ts'
import type { LoginStateWithActions } from '../../../react/withLoginActions.ts'
import type { CodePhase } from './codeStatus.ts'
import type { CodeScreen } from './enterCodeViewProps.ts'
import { useShownContact } from './useShownContact.ts'
import { useSmsCode } from './useSmsCode.ts'

const PHASES = {
  enteringCode: 'entering',
  checkingCode: 'checking',
  resendingCode: 'resending',
  accepted: 'accepted',
} as const satisfies Record<string, CodePhase>

const NO_NOTICE: CodeNotice = { kind: 'none' }

/** A login that waits for a code, or has just got the right one. */
export type CodeState = Extract<LoginStateWithActions, { readonly at: keyof typeof PHASES }>

/** The code screen, joined to the kit. */
export function useCodeScreen(state: CodeState): CodeScreen {
  const kit = useKit()
  const { entry } = state
  const channel = methodFromOtpType(entry.otpType)
  const contact = useShownContact(entry)
  const sent = 'code' in state ? state.code : ''
  const [typed, setTyped] = useState({ otpId: entry.otpId, code: sent })
  // the code that Verify was pressed for with characters missing
  const [incompleteOf, setIncompleteOf] = useState<string | null>(null)
  // a notice is about the code that was sent; typing answers it
  const [answered, setAnswered] = useState<CodeNotice>(NO_NOTICE)
  // a new code starts empty
  const current = typed.otpId === entry.otpId ? typed.code : ''

  function submit(code: string) {
    setTyped({ otpId: entry.otpId, code })
    if (code.length < entry.codeLength) setIncompleteOf(entry.otpId)
    else kit.login.submitCode(code)
  }
  useSmsCode(channel === 'sms' && state.at !== 'accepted' ? entry.otpId : null, submit)

  return {
    ...entry,
    appName: kit.appName,
    channel,
    contact,
    phase: PHASES[state.at],
    notice: state.at === 'enteringCode' && state.notice !== answered ? state.notice : NO_NOTICE,
    code: sent || current,
    isIncomplete: incompleteOf === entry.otpId,
    endsWithTab: state.at === 'accepted' && state.session.persistence === 'tab',
    nowMs: kit.options.nowMs ?? Date.now,
    onCodeChange(code) {
      setTyped({ otpId: entry.otpId, code })
      setIncompleteOf(null)
      if (state.at === 'enteringCode') setAnswered(state.notice)
    },
    onSubmit: submit,
    onResend: kit.login.resend,
    onChangeContact: kit.login.changeContact,
  }
}
