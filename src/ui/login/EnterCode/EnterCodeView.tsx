'use client'

import { type FormEvent, useEffect, useId, useRef } from 'react'
import type { CodeNotice } from '../../../core/login/loginState.ts'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { OtpField } from '../../primitives/OtpField/OtpField.tsx'
import { mayTakeFocus } from '../../primitives/Screen/focusScreen.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useWords } from '../../words/useWords.ts'
import { CodeActions } from './CodeActions.tsx'
import { CodeMeta } from './CodeMeta.tsx'
import { isErrorLine } from './codeLine.ts'
import { type CodePhase, type CodeStatus, codeStatus } from './codeStatus.ts'
import { DevHint } from './DevHint.tsx'

/** What the code screen shows, and what it reports. */
export type EnterCodeViewProps = {
  readonly frame: Frame
  readonly appName: string
  readonly channel: 'email' | 'sms'
  readonly contact: string
  readonly codeLength: number
  readonly alphabet: 'digits' | 'letters-and-digits'
  readonly lifetimeMs: number
  readonly expiresAtMs: number
  readonly resendAtMs: number
  readonly resends: number
  readonly phase: CodePhase
  readonly notice: CodeNotice
  /** What has been typed so far. */
  readonly code: string
  /** True after a press on Verify with characters missing. */
  readonly isIncomplete: boolean
  /** True when this browser keeps the login only until the tab is closed. */
  readonly endsWithTab: boolean
  /** The code that the local service has just sent; null in production. */
  readonly devHint: string | null
  readonly nowMs: () => number
  readonly onCodeChange: (code: string) => void
  /** Verify was pressed, or the last character has come. */
  readonly onSubmit: (code: string) => void
  readonly onResend: () => void
  /** Change, back, and "Use another method". */
  readonly onChangeContact: () => void
}

/** The code screen, in every state. */
export function EnterCodeView(props: EnterCodeViewProps) {
  const { codeLength, notice, phase, nowMs, onSubmit, onChangeContact } = props
  const { code: words } = useWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const status = codeStatus(phase, notice, props.isIncomplete)
  const isDigits = props.alphabet === 'digits'

  useEffect(() => {
    // after an answer the field is next: what was wrong is selected, so that typing replaces it
    if (notice.kind === 'none' || !mayTakeFocus(form.current)) return
    input.current?.focus()
    if (notice.kind === 'wrong' || notice.kind === 'failed') input.current?.select()
  }, [notice])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (phase === 'entering' && fieldState(status) !== 'disabled') onSubmit(props.code)
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <ScreenHeader
        frame={props.frame}
        onBack={onChangeContact}
        title={props.channel === 'email' ? words.titleEmail : words.titleSms}
        subtitleId={`${id}-to`}
        subtitle={
          <>
            <p>{isDigits ? words.sentDigits(codeLength) : words.sentCharacters(codeLength)}</p>
            <p className="lk-to">
              <b dir="ltr">{props.contact}</b>
              <LinkButton onClick={onChangeContact}>{words.change}</LinkButton>
            </p>
          </>
        }
      />
      <div className="lk-body" data-slot="body">
        <OtpField
          label={isDigits ? words.fieldDigits(codeLength) : words.fieldCharacters(codeLength)}
          length={codeLength}
          alphabet={props.alphabet}
          value={fieldState(status) === 'disabled' ? '' : props.code}
          state={fieldState(status)}
          describedBy={isErrorLine(status) ? `${id}-to ${id}-error` : `${id}-to`}
          inputRef={input}
          onChange={props.onCodeChange}
          onComplete={onSubmit}
        />
        <CodeMeta
          errorId={`${id}-error`}
          status={status}
          facts={props}
          occasion={notice}
          expiresAtMs={props.expiresAtMs}
          resendAtMs={props.resendAtMs}
          nowMs={nowMs}
          onResend={props.onResend}
        />
      </div>
      <CodeActions {...props} status={status} />
      {props.devHint === null || phase !== 'entering' ? null : (
        <DevHint devCode={props.devHint} onFillIn={() => onSubmit(props.devHint ?? '')} />
      )}
    </form>
  )
}

function fieldState({ kind }: CodeStatus) {
  switch (kind) {
    case 'checking':
      return 'loading'
    case 'accepted':
      return 'success'
    case 'wrong':
      return 'error'
    case 'expired':
    case 'locked':
    case 'resending':
      return 'disabled'
    case 'idle':
    case 'incomplete':
    case 'resent':
    case 'failed':
      return 'idle'
    default:
      return kind satisfies never
  }
}
