'use client'

import type { Amount } from '../../core/wallet/signing/signView.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx'
import { Emblem } from '../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { Address } from './Address.tsx'
import { amountsText, amountText } from './amountText.ts'
import { explorerUrl } from './explorerUrl.ts'
import type { SentFacts } from './partyAt.ts'
import { SignRow } from './SignRow.tsx'
import { sentText } from './sentText.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { useSigningWords } from './useSigningWords.ts'

export type SentViewProps = {
  readonly frame: Frame
  readonly view: SentFacts
  readonly hash: string | null
  /** Null when nobody knows. */
  readonly tookMs: number | null
  /** What the network took of the account; null when nobody knows. */
  readonly fee: Amount | null
  /** Null where there is nothing to close. */
  readonly onClose: (() => void) | null
}

/** The network has confirmed it. */
export function SentView({ frame, view, hash, tookMs, fee, onClose }: SentViewProps) {
  const words = useSigningWords()
  const outcome = useOutcomeWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const text = tookMs === null ? outcome.steps[2] : sentText(view, tookMs, outcome)
  const explorer = explorerUrl(view.chain, hash)
  const paid = view.details.find(({ kind }) => kind === 'pay')
  const amounts = paid?.kind === 'pay' ? paid.amounts : []
  const taken = fee && amountText(fee, words, locale)
  return (
    <div className="lk-signing">
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon="check" tone="success" />}
        title={outcome.sent}
        subtitle={<p>{text}</p>}
      />
      <dl {...slot('rows', 'lk-kv lk-body')}>
        {amounts.length > 0 ? (
          <SignRow name={words.rows.paid}>
            {amountsText(amounts, words, locale)}
            {taken && <small>{outcome.andFee(taken)}</small>}
          </SignRow>
        ) : (
          taken && <SignRow name={words.rows.fee}>{taken}</SignRow>
        )}
        {hash === null ? null : (
          <SignRow name={words.rows.transaction}>
            <Address address={hash} isWhole={false} />
          </SignRow>
        )}
      </dl>
      <div {...slot('actions', 'lk-actions')}>
        {onClose && <Button onClick={onClose}>{outcome.done}</Button>}
        {explorer === null ? null : (
          <ButtonLink icon="external-link" href={explorer}>
            {outcome.explorer}
          </ButtonLink>
        )}
      </div>
      <Announcement title={outcome.sent} text={text} />
    </div>
  )
}
