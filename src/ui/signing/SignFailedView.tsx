'use client'

import type { AnyLatchkitError } from '../../errors/anyError.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyButton } from '../primitives/Button/CopyButton.tsx'
import { Emblem } from '../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { signFailed } from '../words/en/signFailed.ts'
import { signFailedKind } from './signFailedKind.ts'
import { useSigningWords } from './useSigningWords.ts'

export type SignFailedViewProps = {
  readonly frame: Frame
  readonly error: AnyLatchkitError
  /** Whether it went out before it failed. */
  readonly wasSent: boolean
  readonly onClose: () => void
}

/** The service did not sign it, or did not answer: whether anything was signed, as far as that is known. */
export function SignFailedView({ frame, error, wasSent, onClose }: SignFailedViewProps) {
  const words = useSigningWords()
  const slot = useSlot()
  const failed = { ...signFailed, ...useUiSettings().words?.signing }
  const { headline, line } = failed[wasSent ? signFailedKind(error) : 'failed']
  return (
    <div className="lk-signing">
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon="circle-alert" tone="danger" />}
        title={headline}
        subtitle={<p>{line}</p>}
      />
      <div {...slot('actions', 'lk-actions')}>
        <Button onClick={onClose}>{words.close}</Button>
        <CopyButton variant="quiet" icon="copy" text={`${error.code}: ${error.message}`}>
          {words.copyDetails}
        </CopyButton>
      </div>
      <Announcement title={headline} text={line} politeness="assertive" />
    </div>
  )
}
