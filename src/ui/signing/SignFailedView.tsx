'use client'

import type { ChainFacts } from '../../core/wallet/chain.ts'
import type { AnyLatchkitError } from '../../errors/anyError.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { CopyButton } from '../primitives/Button/CopyButton.tsx'
import { Emblem } from '../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { signFailed } from '../words/en/signFailed.ts'
import { Address } from './Address.tsx'
import { explorerUrl } from './explorerUrl.ts'
import { SignRow } from './SignRow.tsx'
import { signFailedKind } from './signFailedKind.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { useSigningWords } from './useSigningWords.ts'

export type SignFailedViewProps = {
  readonly frame: Frame
  readonly error: AnyLatchkitError
  /** Whether it went out before it failed. */
  readonly wasSent: boolean
  /** Where the transaction may be on its way. @default nowhere */
  readonly chain?: ChainFacts | null | undefined
  readonly onClose: () => void
}

/** The service did not sign it, or did not answer: whether anything was signed, as far as that is known. */
export function SignFailedView({
  frame,
  error,
  wasSent,
  chain = null,
  onClose,
}: SignFailedViewProps) {
  const words = useSigningWords()
  const slot = useSlot()
  const failed = { ...signFailed, ...useUiSettings().words?.signing }
  const outcome = useOutcomeWords()
  const hash = error.code === 'CHAIN_UNREACHABLE' ? error.hash : null
  const explorer = explorerUrl(chain, hash)
  const { headline, line } = failed[wasSent ? signFailedKind(error) : 'failed']
  return (
    <div className="lk-signing">
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon="circle-alert" tone="danger" />}
        title={headline}
        subtitle={<p>{line}</p>}
      />
      {hash === null ? null : (
        <dl {...slot('rows', 'lk-kv lk-body')}>
          <SignRow name={words.rows.transaction}>
            <Address address={hash} isWhole={false} />
          </SignRow>
        </dl>
      )}
      <div {...slot('actions', 'lk-actions')}>
        <Button onClick={onClose}>{words.close}</Button>
        <CopyButton variant="quiet" icon="copy" text={`${error.code}: ${error.message}`}>
          {words.copyDetails}
        </CopyButton>
        {explorer === null ? null : (
          <ButtonLink icon="external-link" href={explorer}>
            {outcome.explorer}
          </ButtonLink>
        )}
      </div>
      <Announcement title={headline} text={line} politeness="assertive" />
    </div>
  )
}
