'use client'

import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { LookAgainRow } from './LookAgainRow.tsx'
import { PhoneRow } from './PhoneRow.tsx'
import { WalletList } from './WalletList.tsx'

/** What the list of wallets shows, and what it reports. */
export type ChooseWalletViewProps = {
  readonly frame: Frame
  /** In the order in which they stand. */
  readonly wallets: readonly WalletInfo[]
  /** True while wallets may still announce themselves. */
  readonly isLooking: boolean
  /** What was typed in the search field, which is there above six wallets. */
  readonly query: string
  /** What else there is to log in with: decides where the way out leads. */
  readonly otherWay: 'email' | 'method' | null
  readonly onQueryChange: (query: string) => void
  readonly onChoose: (wallet: WalletInfo) => void
  readonly onLookAgain: () => void
  readonly onBack: () => void
}

/** The list of wallets, in every state. */
export function ChooseWalletView(props: ChooseWalletViewProps) {
  const { wallets: words } = useWords()
  const slot = useSlot()
  const installed = props.wallets.filter(({ kind }) => kind === 'installed')
  const phone = props.wallets.find(({ kind }) => kind === 'phone')
  const way = props.otherWay === 'email' ? words.email : words.anotherMethod

  if (props.isLooking && installed.length === 0) {
    return (
      <>
        <ScreenHeader
          frame={props.frame}
          onBack={props.onBack}
          title={words.title}
          subtitle={words.looking}
        />
        <div {...slot('body', 'lk-body lk-wallets')} data-state="loading">
          <span className="lk-skeleton" />
          <span className="lk-skeleton" />
        </div>
      </>
    )
  }
  if (installed.length === 0) {
    return (
      <>
        <ScreenHeader
          frame={props.frame}
          onBack={props.onBack}
          title={words.noneTitle}
          subtitle={words.noneText}
        />
        <div {...slot('body', 'lk-body lk-wallets')}>
          {phone === undefined ? null : (
            <PhoneRow label={words.usePhone} onChoose={() => props.onChoose(phone)} />
          )}
          <LookAgainRow onPress={props.onLookAgain} />
        </div>
        {props.otherWay === null ? null : (
          <div {...slot('actions', 'lk-actions')}>
            <Button onClick={props.onBack}>{way}</Button>
          </div>
        )}
        <Announcement text={words.noneTitle} />
      </>
    )
  }
  return (
    <>
      <ScreenHeader
        frame={props.frame}
        onBack={props.onBack}
        title={words.title}
        subtitle={words.text}
      />
      <WalletList
        installed={installed}
        phone={phone ?? null}
        query={props.query}
        onQueryChange={props.onQueryChange}
        onChoose={props.onChoose}
      />
      {props.otherWay === null ? null : (
        <p {...slot('legal', 'lk-legal')}>
          {words.noWalletBefore}
          <LinkButton onClick={props.onBack}>{way}</LinkButton>
          {words.noWalletAfter}
        </p>
      )}
    </>
  )
}
