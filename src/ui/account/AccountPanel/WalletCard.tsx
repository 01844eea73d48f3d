'use client'

import type { Account } from '../../../core/wallet/account.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { CopyIcon } from './CopyIcon.tsx'
import { chainName } from './chainName.ts'
import { PANEL_ICONS } from './panelIcons.ts'
import { WholeAddress } from './WholeAddress.tsx'

export type WalletCardProps = {
  readonly appName: string
  readonly name: string
  readonly account: Account
  readonly onReceive: () => void
}

/** The first account of a wallet, its whole address, and what can be done with it. Renders a `section`. */
export function WalletCard({ appName, name, account, onReceive }: WalletCardProps) {
  const words = useAccountWords()
  const slot = useSlot()
  const chain = chainName(account)
  return (
    <>
      <section {...slot('walletCard', 'lk-wallet')} aria-label={name}>
        <div className="lk-wallet-top">
          <AccountPicture of={account.address} size={32} shape="square" />
          <div className="lk-way-label">
            <h3 {...slot('walletName', 'lk-wallet-name')}>
              <bdi>{name}</bdi>
            </h3>
            <p className="lk-way-text">{words.walletOf(appName, chain)}</p>
          </div>
        </div>
        <div className="lk-wallet-address">
          <WholeAddress address={account.address} />
          <span className="lk-wallet-icons">
            <CopyIcon text={account.address} label={words.copyAddressOf(chain)} />
            <IconButton
              slot="iconButton"
              icon="qr-code"
              label={words.showCode}
              onClick={onReceive}
            />
          </span>
        </div>
      </section>
      <div className="lk-actions">
        <Button icon={PANEL_ICONS.receive} onClick={onReceive}>
          {words.receive}
        </Button>
      </div>
    </>
  )
}
