'use client'

import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { Announcement } from '../../primitives/LiveRegions/Announcement.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { WalletPicture } from '../ChooseWallet/WalletPicture.tsx'
import { WalletSteps } from './WalletSteps.tsx'
import type { WalletFailure } from './walletFailure.ts'

/** What the screen of one wallet shows, and what it reports. */
export type ConnectWalletViewProps = {
  readonly frame: Frame
  readonly wallet: Pick<WalletInfo, 'icon'>
  /** What the wallet is called in a sentence. */
  readonly name: string
  /** The address of the account; null until the wallet has told it. */
  readonly account: string | null
  /** What went wrong; null while the wallet is asked. */
  readonly failure: WalletFailure | null
  /** Changes when the same thing goes wrong again, so that it is said again. */
  readonly failureOccasion?: unknown
  readonly onRetry: () => void
  readonly onOtherWallet: () => void
  readonly onBack: () => void
}

/** The screen of one wallet: what it asks, and how that can end. */
export function ConnectWalletView(props: ConnectWalletViewProps) {
  const { frame, name, account, failure } = props
  const { wallets: words, system } = useWords()
  const slot = useSlot()
  const picture = <WalletPicture src={props.wallet.icon} size={48} />
  return (
    <>
      <ScreenHeader
        frame={frame}
        onBack={props.onBack}
        emblem={<Emblem icon={{ picture }} isBusy={failure === null} />}
        title={failure?.title ?? words.openTitle(name)}
        subtitle={<p>{failure?.text ?? words.openText(name)}</p>}
      />
      {failure === null ? (
        <div {...slot('body', 'lk-body')}>
          <WalletSteps account={account} />
        </div>
      ) : null}
      <div {...slot('actions', 'lk-actions')}>
        {failure?.isFinal ? (
          <Button onClick={props.onBack}>{words.anotherMethod}</Button>
        ) : (
          <Button onClick={props.onRetry}>
            {failure === null ? words.showAgain : system.tryAgain}
          </Button>
        )}
        <Button variant="quiet" onClick={props.onOtherWallet}>
          {words.anotherWallet}
        </Button>
      </div>
      <Announcement text={failure === null && account !== null ? words.connected : null} />
      <Announcement
        title={failure?.title}
        text={failure?.text ?? null}
        about={props.failureOccasion}
        politeness="assertive"
      />
    </>
  )
}
