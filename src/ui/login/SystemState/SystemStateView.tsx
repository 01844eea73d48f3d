'use client'

import type { LatchkitErrorCode } from '../../../errors/anyError.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../../primitives/Button/CopyButton.tsx'
import { Countdown } from '../../primitives/Countdown/Countdown.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import {
  type ErrorAction,
  type ErrorCircumstances,
  type TextRun,
  wordsForError,
} from '../../words/wordsForError.ts'

/** What is in the way, and what is known around it. */
export type SystemStateViewProps = {
  readonly frame: Frame
  readonly code: LatchkitErrorCode
  readonly circumstances: ErrorCircumstances
  /** When it is tried again by itself, milliseconds since 1970; null when only the person can. */
  readonly retryAtMs: number | null
  readonly nowMs: () => number
  readonly onRetry: () => void
}

/** Something outside is in the way: what happened, whether anything is lost, what to do now. */
export function SystemStateView(props: SystemStateViewProps) {
  const { frame, circumstances, retryAtMs, nowMs } = props
  const words = useWords()
  const slot = useSlot()
  const says = wordsForError(props.code, words, circumstances)
  const actions = says.actions.filter((action) => action !== 'close' || frame.onClose !== null)
  return (
    <>
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon={says.icon} tone={says.tone} />}
        title={says.title}
        subtitle={<p>{says.text.map(runOfText)}</p>}
      />
      {retryAtMs === null ? null : (
        <div {...slot('body', 'lk-body')}>
          <p className="lk-meta lk-meta-alone">
            <Countdown untilMs={retryAtMs} nowMs={nowMs} format={words.system.tryingAgainIn} />
          </p>
        </div>
      )}
      {says.note === null ? null : (
        <div {...slot('body', 'lk-body')}>
          <div {...slot('note', 'lk-note')}>
            <Icon name="terminal" size={18} />
            <p>
              <b>{words.system.devOnly}</b> {says.note}
            </p>
          </div>
        </div>
      )}
      {actions.length === 0 ? null : (
        <div {...slot('actions', 'lk-actions')}>
          {actions.map((action, index) => (
            <Action key={action} action={action} isPrimary={index === 0} {...props} />
          ))}
        </div>
      )}
      <Announcement
        title={says.title}
        text={says.text.map((run) => run.text).join('')}
        politeness="assertive"
      />
    </>
  )
}

function runOfText({ text, as }: TextRun) {
  if (as === 'plain') return text
  return (
    <b key={text} className={as === 'mono' ? 'lk-mono' : undefined} dir="ltr">
      {text}
    </b>
  )
}

type ActionProps = SystemStateViewProps & {
  readonly action: ErrorAction
  readonly isPrimary: boolean
}

function Action({ action, isPrimary, frame, circumstances, onRetry }: ActionProps) {
  const { system } = useWords()
  const variant = isPrimary ? 'primary' : 'quiet'
  switch (action) {
    case 'tryNow':
    case 'tryAgain':
      return (
        <Button variant={variant} onClick={onRetry}>
          {system[action]}
        </Button>
      )
    case 'close':
      return (
        <Button variant={variant} onClick={() => frame.onClose?.()}>
          {system.close}
        </Button>
      )
    case 'goToHost': {
      const host = circumstances.allowedHost ?? ''
      return (
        <ButtonLink variant={variant} href={`https://${host}`}>
          {system.goToHost(host)}
        </ButtonLink>
      )
    }
    case 'openAllowedOrigins':
      return (
        <ButtonLink variant={variant} href={circumstances.allowedOriginsUrl ?? ''}>
          {system.openAllowedOrigins}
        </ButtonLink>
      )
    case 'copyOrigin':
      return (
        <CopyButton variant={variant} text={circumstances.developmentOrigin ?? ''}>
          {system.copyOrigin}
        </CopyButton>
      )
    case 'copyNumber':
      return (
        <CopyButton variant={variant} text={circumstances.requestId ?? ''}>
          {system.copyNumber}
        </CopyButton>
      )
    default:
      return action satisfies never
  }
}
