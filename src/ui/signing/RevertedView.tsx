'use client'

import type { Amount } from '../../core/wallet/signing/signView.ts'
import { useUiSettings } from '../../react/kitContext.ts'
import { Button } from '../primitives/Button/Button.tsx'
import { CopyButton } from '../primitives/Button/CopyButton.tsx'
import { Emblem } from '../primitives/Emblem/Emblem.tsx'
import { Icon } from '../primitives/Icon/Icon.tsx'
import { Announcement } from '../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../primitives/Screen/frame.ts'
import { ScreenHeader } from '../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../theme/useSlot.ts'
import { amountsText, amountText } from './amountText.ts'
import { ProgramLog } from './ProgramLog.tsx'
import type { SentFacts } from './partyAt.ts'
import { RevertChain } from './RevertChain.tsx'
import { type RevertReason, revertedTitle, stepsOf, whyText } from './revertText.ts'
import { SEND_ICONS } from './sendIcons.ts'
import { useOutcomeWords } from './useOutcomeWords.ts'
import { useSigningWords } from './useSigningWords.ts'
import { VisibleText } from './VisibleText.tsx'

export type RevertedViewProps = {
  readonly frame: Frame
  readonly view: SentFacts
  /** Whether a block has another transaction of the account with the same nonce. @default false */
  readonly isReplaced?: boolean | undefined
  /** Null: the network never had it, and took no fee. */
  readonly hash: string | null
  readonly reason: RevertReason | null
  /** What the network took of the account; null when nobody knows. */
  readonly fee: Amount | null
  /** Null where there is nothing to close. */
  readonly onClose: (() => void) | null
}

/** It was signed and did not go through: what is lost, why, and where it stopped. */
export function RevertedView(props: RevertedViewProps) {
  const { frame, view, isReplaced, hash, reason, fee, onClose } = props
  const words = useSigningWords()
  const outcome = useOutcomeWords()
  const slot = useSlot()
  const { locale } = useUiSettings()
  const pay = view.details.find(({ kind }) => kind === 'pay')
  const amounts = pay?.kind === 'pay' ? pay.amounts : []
  const unmoved = amounts.length === 0 ? null : amountsText(amounts, words, locale)
  const taken = fee && amountText(fee, words, locale)
  // on Solana it has its name before any network has it
  const source = reason?.solana?.source
  const isTaken = hash !== null && source !== 'preflight'
  // bytes that a node had, and that no block can include
  const isLate = hash !== null && source === 'rpc'
  // what the kit sends itself, and a node refused
  const isRefused = hash === null && view.broadcast === 'node'
  const text = isReplaced
    ? outcome.replacedText
    : isLate || isRefused
      ? outcome.notIncluded
      : isTaken
        ? outcome.feeLost(unmoved, taken)
        : outcome.noFee
  const title = outcome[isReplaced ? 'replaced' : revertedTitle(view)]
  const steps = stepsOf(reason)
  const { logs = [], unitsConsumed = null } = reason?.solana ?? {}
  const why = whyText(reason, outcome)
  return (
    <div className="lk-signing">
      <ScreenHeader
        frame={frame}
        emblem={<Emblem icon={SEND_ICONS.undo} tone="danger" />}
        title={title}
        subtitle={<p>{text}</p>}
      />
      <div {...slot('body', 'lk-body')}>
        {isReplaced ? null : (
          <div {...slot('note', 'lk-note')} data-tone="danger">
            <Icon name="circle-alert" size={18} />
            <p>
              <b>{outcome.why}</b> <VisibleText {...why} />
            </p>
          </div>
        )}
        {steps.length === 0 ? null : <RevertChain steps={steps} view={view} />}
        {logs.length === 0 ? null : <ProgramLog lines={logs} units={unitsConsumed} />}
      </div>
      <div {...slot('actions', 'lk-actions')}>
        {onClose && <Button onClick={onClose}>{words.close}</Button>}
        <CopyButton
          variant="quiet"
          icon="copy"
          text={JSON.stringify({ chain: view.chain?.caip2, hash, reason }, null, 2)}
        >
          {words.copyDetails}
        </CopyButton>
      </div>
      <Announcement title={title} text={text} politeness="assertive" />
    </div>
  )
}
