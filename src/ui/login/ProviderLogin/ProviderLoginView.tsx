'use client'

import type { ReactNode } from 'react'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import type { TextRun } from '../../words/wordsForError.ts'
import { ProviderActions } from './ProviderActions.tsx'
import type { ProviderAction, ProviderScreen } from './providerScreen.ts'

/** What a screen of a social login shows, and what it reports. */
export type ProviderLoginViewProps = {
  readonly frame: Frame
  /** The provider's own sign. */
  readonly sign: ReactNode
  /** What people call the provider. */
  readonly name: string
  readonly screen: ProviderScreen
  /** Changes when the same thing happens again, so that it is said again. */
  readonly occasion?: unknown
  /** The address of this page, to be opened elsewhere. */
  readonly pageUrl: string
  readonly onBack: () => void
  readonly onAction: (action: ProviderAction) => void
}

/** A social login: in the provider's window, on the way, or how it ended. */
export function ProviderLoginView(props: ProviderLoginViewProps) {
  const { frame, sign, screen, onBack } = props
  const { icon, tone, isBusy, title, text, steps, says } = screen
  const slot = useSlot()
  return (
    <>
      <ScreenHeader
        frame={frame}
        onBack={onBack}
        emblem={
          <Emblem
            icon={icon === 'provider' ? { picture: sign } : icon}
            tone={tone}
            isBusy={isBusy}
          />
        }
        title={title}
        subtitle={<p>{text.map(runOfText)}</p>}
      />
      {steps.length === 0 ? null : (
        <div {...slot('body', 'lk-body')}>
          <ol {...slot('steps', 'lk-steps')}>
            {steps.map((step) => (
              <li key={textOf(step)} {...slot('step', 'lk-step')}>
                <span>{step.map(runOfText)}</span>
              </li>
            ))}
          </ol>
        </div>
      )}
      <ProviderActions
        actions={screen.actions}
        isQuiet={isBusy}
        name={props.name}
        pageUrl={props.pageUrl}
        onAction={props.onAction}
      />
      <Announcement
        text={says?.text ?? null}
        about={props.occasion}
        politeness={says?.politeness ?? 'polite'}
      />
    </>
  )
}

function runOfText({ text, as }: TextRun) {
  return as === 'plain' ? (
    text
  ) : (
    <b key={text} dir="auto">
      {text}
    </b>
  )
}

function textOf(runs: readonly TextRun[]): string {
  return runs.map((run) => run.text).join('')
}
