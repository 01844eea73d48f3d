'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import type { PasskeyAction, PasskeyFailure } from './passkeyFailure.ts'

/** What the screen shows when no passkey was used, and what it reports. */
export type PasskeyFailedViewProps = {
  readonly frame: Frame
  readonly failure: PasskeyFailure
  readonly onBack: () => void
  readonly onAction: (action: PasskeyAction) => void
}

/** No passkey was used: what happened, that nothing is lost, and the ways on. */
export function PasskeyFailedView({ frame, failure, onBack, onAction }: PasskeyFailedViewProps) {
  const { passkey, system } = useWords()
  const slot = useSlot()
  const labels = { ...passkey, tryAgain: system.tryAgain }
  const { icon, tone, title, text, actions } = failure
  return (
    <>
      <ScreenHeader
        frame={frame}
        onBack={onBack}
        emblem={<Emblem icon={icon} tone={tone} />}
        title={title}
        subtitle={
          <p>
            {text.map((run) =>
              run.as === 'plain' ? (
                run.text
              ) : (
                <b key={run.text} dir="ltr">
                  {run.text}
                </b>
              ),
            )}
          </p>
        }
      />
      <div {...slot('actions', 'lk-actions')}>
        {actions.map((action, index) => (
          <Button
            key={action}
            variant={index === 0 ? 'primary' : action === 'usePhone' ? 'secondary' : 'quiet'}
            icon={action === 'usePhone' ? 'smartphone' : undefined}
            onClick={() => onAction(action)}
          >
            {labels[action]}
          </Button>
        ))}
      </div>
      <Announcement
        title={title}
        text={text.map((run) => run.text).join('')}
        politeness="assertive"
      />
    </>
  )
}
