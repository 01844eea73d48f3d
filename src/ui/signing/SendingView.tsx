'use client'

import { Button } from '../primitives/Button/Button.tsx'
import { Emblem } from '../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { SEND_ICONS } from './sendIcons.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { useSigningWords } from './useSigningWords.ts'

export type SendingViewProps = {
  readonly frame: Frame
  /** The last thing that has happened. */
  readonly step: 'signed' | 'sent'
  /** Null where there is nothing to close. */
  readonly onClose: (() => void) | null
}

/** It was signed and is on its way: three steps. */
export function SendingView({ frame, step, onClose }: SendingViewProps) {
  const words = useSigningWords()
  const outcome = useOutcomeWords()
  const slot = useSlot()
  const now = step === 'signed' ? 1 : 2
  return (
    <div className="lk-signing">
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon={SEND_ICONS.send} isBusy />}
        title={outcome.sending}
        subtitle={onClose ? <p>{outcome.sendingText}</p> : undefined}
      />
      <div {...slot('body', 'lk-body')}>
        <ol {...slot('steps', 'lk-steps')}>
          {outcome.steps.map((name, at) => (
            <li
              key={name}
              {...slot('step', 'lk-step')}
              data-state={at < now ? 'success' : at === now ? 'loading' : 'idle'}
              aria-current={at === now ? 'step' : undefined}
            >
              <span>{name}</span>
            </li>
          ))}
        </ol>
      </div>
      {onClose && (
        <div {...slot('actions', 'lk-actions')}>
          <Button variant="secondary" onClick={onClose}>
            {words.close}
          </Button>
        </div>
      )}
      <Announcement text={outcome.steps[now - 1] ?? null} />
    </div>
  )
}
