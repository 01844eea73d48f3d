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
import { type SignFailedWords, signFailed } from '../words/en/signFailed.ts'
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
  const { headline, line } = failed[wasSent ? kindOf(error) : 'failed']
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
      <Announcement text={`${headline}. ${line}`} politeness="assertive" />
    </div>
  )
}

type Kind = keyof SignFailedWords

function kindOf(error: AnyLatchkitError): Kind {
  // what the service refuses it has not done
  if (error.code === 'HTTP_STATUS' && error.status < 500) return 'failed'
  return kinds[error.code] ?? 'failed'
}

const kinds: Readonly<Partial<Record<AnyLatchkitError['code'], Kind>>> = {
  NETWORK_FAILED: 'noAnswer',
  REQUEST_TIMED_OUT: 'noAnswer',
  HTTP_STATUS: 'noAnswer',
  INVALID_RESPONSE: 'noAnswer',
  REQUEST_FORBIDDEN: 'notAllowed',
  ACTIVITY_REJECTED: 'notAllowed',
  ACTIVITY_NEEDS_CONSENSUS: 'needsOthers',
}
