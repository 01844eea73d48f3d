'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** What the screen shows while a passkey is used, and what it reports. */
export type UsePasskeyViewProps = {
  readonly frame: Frame
  /** `using` and `making`: the browser's prompt is up. `finishing`: it was answered. */
  readonly phase: 'using' | 'making' | 'finishing'
  readonly onBack: () => void
}

/** The screen behind the browser's own prompt. It says nothing aloud while that is up. */
export function UsePasskeyView({ frame, phase, onBack }: UsePasskeyViewProps) {
  const { passkey: words } = useWords()
  const slot = useSlot()
  const titles = {
    using: words.useTitle,
    making: words.makeTitle,
    finishing: words.finishingTitle,
  }
  const isFinishing = phase === 'finishing'
  return (
    <>
      <ScreenHeader
        frame={frame}
        onBack={onBack}
        emblem={<Emblem icon="passkey" isBusy />}
        title={titles[phase]}
        subtitle={<p>{isFinishing ? words.finishingText : words.promptText}</p>}
      />
      <div {...slot('actions', 'lk-actions')}>
        <Button variant="quiet" onClick={onBack}>
          {words.cancel}
        </Button>
      </div>
      <Announcement text={isFinishing ? words.finishingTitle : null} />
    </>
  )
}
