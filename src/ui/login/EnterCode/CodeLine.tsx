'use client'

import { type ReactNode, useState } from 'react'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Countdown } from '../../primitives/Countdown/Countdown.tsx'
import { clockText } from '../../primitives/Countdown/clockText.ts'
import { usePassed } from '../../primitives/Countdown/usePassed.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import { FieldError } from '../../primitives/TextField/FieldError.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { codeLine, isErrorLine } from './codeLineText.ts'
import { codeStatus } from './codeStatus.ts'
import type { CodeScreen } from './enterCodeViewProps.ts'

type Props = CodeScreen & {
  /** What the ids of the screen begin with: the field names the error by its own. */
  readonly id: string
  /** At its end. */
  readonly children?: ReactNode
}

/** The line under the code: its clock, or what happened to it. Its height never changes. Renders a `div`. */
export function CodeLine(props: Props) {
  const { nowMs, id } = props
  const words = useWords()
  const slot = useSlot()
  const status = codeStatus(props)
  const line = codeLine(status, words, props)
  const isError = isErrorLine(status)
  const isAccepted = status.kind === 'accepted'
  return (
    <div
      {...slot('codeMeta', 'lk-meta')}
      data-state={isError ? 'error' : isAccepted ? 'success' : 'idle'}
    >
      <div {...slot('codeExpiry', 'lk-meta-start')}>
        {status.kind === 'locked' ? (
          <LockedLine
            key={status.retryAtMs}
            errorId={`${id}-error`}
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
        ) : isError ? (
          <FieldError id={`${id}-error`}>{line}</FieldError>
        ) : (
          <span className="lk-meta-line">
            {isAccepted ? <Icon name="check" size={16} /> : null}
            {line}
          </span>
        )}
      </div>
      {props.children}
      <Announcement
        text={line}
        about={props.notice}
        politeness={isError ? 'assertive' : 'polite'}
      />
    </div>
  )
}

/** The way to a new code, or when there is one; nothing while no code can be asked for. */
export function Resend(props: CodeScreen) {
  const { resendAtMs, nowMs } = props
  const { code } = useWords()
  const slot = useSlot()
  const { kind } = codeStatus(props)
  const isOver = usePassed(resendAtMs, nowMs)
  if (!['idle', 'incomplete', 'wrong', 'resent', 'failed'].includes(kind)) return null
  return isOver ? (
    <LinkButton slot="codeResend" onClick={props.onResend}>
      {code.sendNewCode}
    </LinkButton>
  ) : kind === 'resent' ? null : (
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
