'use client'

import { useState } from 'react'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Countdown } from '../../primitives/Countdown/Countdown.tsx'
import { clockText } from '../../primitives/Countdown/clockText.ts'
import { usePassed } from '../../primitives/Countdown/usePassed.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { type CodeFacts, codeLine, isErrorLine } from './codeLine.ts'
import type { CodeStatus } from './codeStatus.ts'

export type CodeMetaProps = {
  /** The id that the error gets, for the field to name. */
  readonly errorId: string
  readonly status: CodeStatus
  readonly facts: CodeFacts
  /** A new value says the same words again. */
  readonly occasion: unknown
  readonly expiresAtMs: number
  readonly resendAtMs: number
  readonly nowMs: () => number
  readonly onResend: () => void
}

/** The line under the code: clocks, or what happened; and the way to a new code. Its height never changes. */
export function CodeMeta(props: CodeMetaProps) {
  const { status, nowMs, errorId } = props
  const words = useWords()
  const slot = useSlot()
  const line = codeLine(status, words, props.facts)
  return (
    <div {...slot('codeMeta', 'lk-meta')} data-state={status.kind}>
      <div {...slot('codeExpiry', 'lk-meta-start')}>
        {status.kind === 'locked' ? (
          <LockedLine
            key={status.retryAtMs}
            errorId={errorId}
            retryAtMs={status.retryAtMs}
            nowMs={nowMs}
          />
        ) : line === null ? (
          <Countdown
            untilMs={props.expiresAtMs}
            nowMs={nowMs}
            format={words.code.expiresIn}
            announces
          />
        ) : isErrorLine(status) ? (
          <FieldError id={errorId}>{line}</FieldError>
        ) : (
          <span className="lk-meta-line">
            {status.kind === 'accepted' ? <Icon name="check" size={16} /> : null}
            {line}
          </span>
        )}
      </div>
      {mayResend(status) ? <Resend {...props} /> : null}
      <Announcement
        text={line}
        about={props.occasion}
        politeness={isErrorLine(status) ? 'assertive' : 'polite'}
      />
    </div>
  )
}

function mayResend({ kind }: CodeStatus): boolean {
  return ['idle', 'incomplete', 'wrong', 'resent', 'failed'].includes(kind)
}

function Resend({ status, resendAtMs, nowMs, onResend }: CodeMetaProps) {
  const { code } = useWords()
  const slot = useSlot()
  return usePassed(resendAtMs, nowMs) ? (
    <LinkButton slot="codeResend" onClick={onResend}>
      {code.sendNewCode}
    </LinkButton>
  ) : status.kind === 'resent' ? null : (
    <span {...slot('codeResend', 'lk-meta-end')}>
      <Countdown untilMs={resendAtMs} nowMs={nowMs} format={code.newCodeIn} />
    </span>
  )
}

type LockedLineProps = {
  readonly errorId: string
  readonly retryAtMs: number
  readonly nowMs: () => number
}

function LockedLine({ errorId, retryAtMs, nowMs }: LockedLineProps) {
  const { code } = useWords()
  const isOver = usePassed(retryAtMs, nowMs)
  // said once: the clock beside it goes on, and would be news each time that it is drawn
  const [seconds] = useState(() => Math.ceil((retryAtMs - nowMs()) / 1000))
  return (
    <FieldError id={errorId}>
      {isOver ? (
        code.locked
      ) : (
        <Countdown untilMs={retryAtMs} nowMs={nowMs} format={code.lockedFor} announces />
      )}
      <Announcement
        text={isOver ? code.locked : code.lockedFor(clockText(seconds))}
        about={isOver}
        politeness="assertive"
      />
    </FieldError>
  )
}
