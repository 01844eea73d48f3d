'use client'

import { type ReactNode, useState } from 'react'
import type { Account } from '../../../core/wallet/account.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { CopyIcon } from './CopyIcon.tsx'
import { chainName } from './chainName.ts'
import { PANEL_ICONS } from './panelIcons.ts'
import { RenameForm } from './RenameForm.tsx'
import { WalletTaskButton } from './WalletTaskButton.tsx'
import { WholeAddress } from './WholeAddress.tsx'

export type WalletCardProps = {
  readonly appName: string
  readonly name: string
  readonly account: Account
  /** Whether its address was checked; stands behind the name. */
  readonly proof: ReactNode
  readonly onReceive: () => void
  /** Null where the app works with no chain of this account. */
  readonly onSend: (() => void) | null
  readonly onRename: (name: string) => void
}

/** The first account of a wallet, its whole address, and what can be done with it. Renders a `section`. */
export function WalletCard(props: WalletCardProps) {
  const { appName, name, account, proof, onReceive, onSend, onRename } = props
  const words = useAccountWords()
  const slot = useSlot()
  const chain = chainName(account)
  const [isRenaming, setIsRenaming] = useState(false)
  return (
    <>
      <section {...slot('walletCard', 'lk-wallet')} aria-label={name}>
        <div className="lk-wallet-top">
          <AccountPicture of={account.address} size={32} shape="square" />
          <div className="lk-way-label">
            <div className="lk-wallet-title">
              <h3 {...slot('walletName', 'lk-wallet-name')}>
                <bdi>{name}</bdi>
              </h3>
              {proof}
            </div>
            <p className="lk-way-text">{words.walletOf(appName, chain)}</p>
          </div>
          <Menu
            label={words.moreAbout(name)}
            items={[{ label: words.rename, onChoose: () => setIsRenaming(true) }]}
          >
            <Icon name={PANEL_ICONS.more} />
          </Menu>
        </div>
        {isRenaming ? (
          <RenameForm
            name={name}
            onSave={(text) => {
              setIsRenaming(false)
              onRename(text)
            }}
            onCancel={() => setIsRenaming(false)}
          />
        ) : null}
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
        <div className="lk-wallet-actions">
          <Button icon={PANEL_ICONS.receive} onClick={onReceive}>
            {words.receive}
          </Button>
          {onSend === null ? null : (
            <Button variant="secondary" icon={PANEL_ICONS.send} onClick={onSend}>
              {words.send}
            </Button>
          )}
        </div>
        <WalletTaskButton
          task={{ kind: 'export', walletId: account.walletId, name, address: account.address }}
        />
      </div>
    </>
  )
}
