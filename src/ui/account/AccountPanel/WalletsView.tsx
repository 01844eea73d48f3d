'use client'

import type { Account } from '../../../core/wallet/account.ts'
import type { Wallet } from '../../../core/wallet/wallet.ts'
import { shortAddress } from '../../login/ConnectWallet/shortAddress.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { CopyIcon } from './CopyIcon.tsx'
import { chainName } from './chainName.ts'
import { PanelItem } from './PanelItem.tsx'
import { WalletCard } from './WalletCard.tsx'

export type WalletsViewProps = {
  readonly appName: string
  readonly wallets: readonly Wallet[]
  /** Of all wallets, as far as they are loaded. */
  readonly accounts: readonly Account[]
  readonly hasMore: boolean
  readonly isCreating: boolean
  readonly onMore: () => void
  readonly onCreate: () => void
  readonly onReceive: (account: Account) => void
}

/** The first wallet as a card, and every other account in a row. Renders a `div`. */
export function WalletsView(props: WalletsViewProps) {
  const { appName, wallets, accounts, onReceive } = props
  const words = useAccountWords()
  const slot = useSlot()
  const [first, ...others] = accounts
  const nameOf = ({ name, walletId }: Account) =>
    name ?? wallets.find(({ id }) => id === walletId)?.name ?? ''
  if (!first) return <NoWallet {...props} />
  return (
    <div>
      <WalletCard
        appName={appName}
        name={nameOf(first)}
        account={first}
        onReceive={() => onReceive(first)}
      />
      {others.length === 0 ? null : (
        <section className="lk-add">
          <h3 className="lk-add-title">{words.otherAccounts}</h3>
          <ul {...slot('list', 'lk-ways')}>
            {others.map((account) => (
              <PanelItem
                key={account.id}
                sign={<AccountPicture of={account.address} size={40} shape="square" />}
                title={<bdi>{nameOf(account)}</bdi>}
                text={
                  <>
                    <bdi dir="ltr" className="lk-mono">
                      {shortAddress(account.address)}
                    </bdi>{' '}
                    {chainName(account)}
                  </>
                }
              >
                <CopyIcon
                  text={account.address}
                  label={words.copyAddressOf(`${nameOf(account)} ${chainName(account)}`)}
                />
              </PanelItem>
            ))}
          </ul>
          {props.hasMore ? (
            <Button variant="quiet" onClick={props.onMore}>
              {words.showMore}
            </Button>
          ) : null}
        </section>
      )}
    </div>
  )
}

function NoWallet({ appName, isCreating, onCreate }: WalletsViewProps) {
  const words = useAccountWords()
  return (
    <div>
      <Emblem icon="wallet" tone="plain" />
      <h3 className="lk-title lk-no-wallet">{words.noWallet}</h3>
      <p className="lk-sub">{words.noWalletText(appName)}</p>
      <div className="lk-actions">
        <Button isLoading={isCreating} loadingLabel={words.creatingWallet} onClick={onCreate}>
          {words.createWallet}
        </Button>
      </div>
    </div>
  )
}
