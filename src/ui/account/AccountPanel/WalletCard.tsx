'use client'

import { type ReactNode, useId, useState } from 'react'
import type { AccountWords } from '../../../react/accountWords.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { CopyIcon } from './CopyIcon.tsx'
import { chainName } from './chainName.ts'
import { type Holding, publicTextOf } from './holdings.ts'
import { PANEL_ICONS } from './panelIcons.ts'
import { RenameForm } from './RenameForm.tsx'
import { WalletTaskButton } from './WalletTaskButton.tsx'
import { WholeAddress } from './WholeAddress.tsx'
import { exportOf } from './walletTask.ts'

export type WalletCardProps = {
  readonly appName: string
  readonly holding: Holding
  /** Whether its address was checked; stands behind the name. */
  readonly proof: ReactNode
  /** Null where there is no address. */
  readonly onReceive: (() => void) | null
  /** Null where the app works with no chain of it. */
  readonly onSend: (() => void) | null
  /** Renames the wallet. */
  readonly onRename: (name: string) => void
}

/** An account or a key, its whole address, and what can be done with it. Renders a `section`. */
export function WalletCard(props: WalletCardProps) {
  const { appName, holding, proof, onReceive, onSend, onRename } = props
  const { name } = holding
  const words = useAccountWords()
  const slot = useSlot()
  const id = useId()
  const [isRenaming, setIsRenaming] = useState(false)
  const text = publicTextOf(holding)
  return (
    <>
      <section {...slot('walletCard', 'lk-wallet')} aria-label={name}>
        <div className="lk-wallet-top">
          <AccountPicture of={text ?? holding.id} size={32} shape="square" />
          <div className="lk-way-label">
            <div className="lk-wallet-title">
              <h3
                {...slot('walletName', 'lk-wallet-name')}
                tabIndex={-1}
                aria-describedby={`${id}-text`}
              >
                <bdi>{name}</bdi>
              </h3>
              {proof}
            </div>
            <p className="lk-way-text" id={`${id}-text`}>
              {lineOf(holding, appName, words)}
            </p>
          </div>
          {holding.kind === 'key' ? null : (
            <Menu
              label={words.moreAbout(name)}
              items={[
                {
                  label: name === holding.walletName ? words.rename : words.renameWallet,
                  onChoose: () => setIsRenaming(true),
                },
              ]}
            >
              <Icon name={PANEL_ICONS.more} />
            </Menu>
          )}
        </div>
        {isRenaming && holding.kind === 'wallet' ? (
          <RenameForm
            name={holding.walletName}
            onSave={(typed) => {
              setIsRenaming(false)
              onRename(typed)
            }}
            onCancel={() => setIsRenaming(false)}
          />
        ) : null}
        {text === null ? null : (
          <div className="lk-wallet-address">
            <WholeAddress address={text} />
            <span className="lk-wallet-icons">
              <CopyIcon
                text={text}
                label={
                  holding.account === null
                    ? words.copyPublicKeyOf(name)
                    : words.copyAddressOf(chainName(holding.account))
                }
              />
              {onReceive === null ? null : (
                <IconButton
                  slot="iconButton"
                  icon="qr-code"
                  label={words.showCode}
                  onClick={onReceive}
                />
              )}
            </span>
          </div>
        )}
      </section>
      <div className="lk-actions">
        {onReceive === null ? null : (
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
        )}
        <WalletTaskButton task={exportOf(holding)} />
      </div>
    </>
  )
}

/** What it is, under its name. */
function lineOf(holding: Holding, appName: string, words: AccountWords): string {
  const { account } = holding
  if (holding.kind === 'key')
    return account === null ? words.keyWithoutChain : words.keyOf(chainName(account))
  if (account === null) return words.noAccounts
  const chain = chainName(account)
  const { name, walletName } = holding
  return name === walletName ? words.walletOf(appName, chain) : words.accountOf(walletName, chain)
}
