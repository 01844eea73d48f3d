'use client'

import type { AddressProof } from '../../../core/wallet/proof/addressProof.ts'
import { useUiSettings } from '../../../react/kitContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { CopyButton } from '../../primitives/Button/CopyButton.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { distanceText } from '../AccountPanel/dateText.ts'
import { proofChecks } from './proofChecks.ts'
import { PROOF_ICONS } from './proofIcons.ts'
import { useProofWords } from './useProofWords.ts'

/** From when on the time since a check is said, in milliseconds. */
const MINUTE_MS = 60_000

export type ProofDetailsViewProps = {
  readonly titleId: string
  /** Null when the service could not be asked. */
  readonly outcome: AddressProof | null
  readonly nowMs: number
  readonly isChecking: boolean
  readonly onAgain: () => void
  readonly onClose: () => void
}

/** What was checked of the proof of an address, up to which root, and what was not. Renders a `div`. */
export function ProofDetailsView(props: ProofDetailsViewProps) {
  const { titleId, outcome, nowMs, isChecking, onAgain, onClose } = props
  const words = useProofWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const at = outcome?.at ?? 'failed'
  const isVerified = at === 'verified'
  const isDevelopment = outcome?.at === 'verified' && outcome.root.kind === 'software'
  return (
    <div>
      <ScreenHeader
        frame={{ titleId, showsTitle: true, onClose, logo: null }}
        emblem={
          <Emblem
            icon={at === 'unverified' ? 'shield-x' : 'shield-check'}
            tone={
              at === 'unverified' ? 'danger' : isVerified && !isDevelopment ? 'success' : 'plain'
            }
          />
        }
        title={titleText()}
        subtitle={subtitleText()}
      />
      {outcome?.at === 'verified' || outcome?.at === 'unverified' ? (
        <ul {...slot('list', 'lk-checks')}>
          {proofChecks(outcome, words).map(({ title, text, isPassed }) => (
            <li key={title} data-state={isPassed ? 'passed' : 'failed'}>
              <Icon name={PROOF_ICONS[isPassed ? 'passed' : 'failed']} />
              <div className="lk-way-label">
                <p className="lk-way-name">{title}</p>
                <p className="lk-way-text">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {isDevelopment ? (
        <div {...slot('note', 'lk-note lk-add-note')} data-tone="warning">
          <Icon name="circle-alert" size={18} />
          <p>{words.developmentNote}</p>
        </div>
      ) : null}
      {isVerified ? (
        <p className="lk-meta">
          {isDevelopment ? words.developmentNotChecked : words.sealedNotChecked}
        </p>
      ) : null}
      <div {...slot('actions', 'lk-actions')}>
        {isVerified || at === 'unchecked' ? (
          <Button onClick={onClose}>{words.done}</Button>
        ) : (
          <Button isLoading={isChecking} loadingLabel={words.checking} onClick={onAgain}>
            {words.checkAgain}
          </Button>
        )}
        {outcome?.at === 'verified' ? (
          <CopyButton variant="quiet" icon="copy" text={JSON.stringify(outcome.appProof, null, 2)}>
            {words.copyProof}
          </CopyButton>
        ) : null}
        {outcome?.at === 'unverified' ? (
          <CopyButton variant="quiet" icon="copy" text={JSON.stringify(outcome, null, 2)}>
            {words.copyDetails}
          </CopyButton>
        ) : null}
      </div>
    </div>
  )

  function titleText(): string {
    if (at === 'verified') return isDevelopment ? words.developmentTitle : words.sealedTitle
    return at === 'unverified' ? words.unverifiedTitle : words[at].title
  }

  function subtitleText(): string {
    if (outcome?.at === 'verified') {
      const { checkedAtMs } = outcome
      const isNow = nowMs - checkedAtMs < MINUTE_MS
      return isNow ? words.checkedNow : words.checkedAgo(distanceText(checkedAtMs, nowMs, locale))
    }
    return at === 'unverified' || at === 'verified' ? words.unverifiedText : words[at].text
  }
}
