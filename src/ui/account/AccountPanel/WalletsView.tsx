'use client'

import type { ReactNode } from 'react'
import type { Chain } from '../../../core/config/chains.ts'
import type { Account } from '../../../core/wallet/account.ts'
import type { Wallet } from '../../../core/wallet/wallet.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Emblem } from '../../primitives/Emblem/Emblem.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { OtherAccounts } from './OtherAccounts.tsx'
import { WalletCard } from './WalletCard.tsx'
import { WalletTaskButton } from './WalletTaskButton.tsx'

export type WalletsViewProps = {
  readonly appName: string
  readonly wallets: readonly Wallet[]
  /** Of all wallets, as far as they are loaded. */
  readonly accounts: readonly Account[]
  readonly hasMore: boolean
  readonly isCreating: boolean
  /** Whether an address was checked; `row`, that nothing is said of one without a proof. */
  readonly proofOf: (account: Account, place: 'card' | 'row') => ReactNode
  readonly onMore: () => void
  readonly onCreate: () => void
  readonly onReceive: (account: Account) => void
  /** What begins to send from an account; null where nothing can be sent. */
  readonly sendFrom: (account: Account) => (() => void) | null
  readonly onRename: (walletId: string, name: string) => void
  /** Adds an account of a chain to the wallet of the card. */
  readonly onAdd: (walletId: string, chain: Chain) => void
}

/** The first wallet as a card, and every other account in a row. Renders a `div`. */
export function WalletsView(props: WalletsViewProps) {
  const { appName, wallets, accounts, proofOf, onReceive, onRename, onAdd } = props
  const [first, ...others] = accounts
  if (!first) return <NoWallet {...props} />
  const { walletId } = first
  const walletName = (id: string) => wallets.find((wallet) => wallet.id === id)?.name ?? ''
  return (
    <div>
      <WalletCard
        appName={appName}
        name={walletName(walletId)}
        account={first}
        proof={proofOf(first, 'card')}
        onReceive={() => onReceive(first)}
        onSend={props.sendFrom(first)}
        onRename={(name) => onRename(walletId, name)}
      />
      <OtherAccounts
        accounts={others}
        hasMore={props.hasMore}
        proofOf={(account) => proofOf(account, 'row')}
        nameOf={({ name, walletId: id }) => name ?? walletName(id)}
        onMore={props.onMore}
        onAdd={(chain) => onAdd(walletId, chain)}
      />
    </div>
  )
}

function NoWallet({ appName, isCreating, onCreate }: WalletsViewProps) {
  const words = useAccountWords()
  return (
    <div>
      <Emblem icon="wallet" tone="plain" />
      <h3 className="lk-title lk-body">{words.noWallet}</h3>
      <p className="lk-sub">{words.noWalletText(appName)}</p>
      <div className="lk-actions">
        <Button isLoading={isCreating} loadingLabel={words.creatingWallet} onClick={onCreate}>
          {words.createWallet}
        </Button>
        <WalletTaskButton task={{ kind: 'import' }} />
      </div>
    </div>
  )
}
