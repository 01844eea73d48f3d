'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { Chain } from '../../../core/config/chains.ts'
import type { Account } from '../../../core/wallet/account.ts'
import type { PrivateKey } from '../../../core/wallet/privateKey.ts'
import type { Wallet } from '../../../core/wallet/wallet.ts'
import { useAccountWords } from '../useAccountWords.ts'
import { HoldingRows } from './HoldingRows.tsx'
import { chosenOf, type Holding, holdings, type OwnAddress } from './holdings.ts'
import { NoWallet } from './NoWallet.tsx'
import { OtherAccounts } from './OtherAccounts.tsx'
import { WalletCard } from './WalletCard.tsx'

export type WalletsViewProps = {
  readonly appName: string
  readonly wallets: readonly Wallet[]
  /** Of all wallets, as far as they are loaded. */
  readonly accounts: readonly Account[]
  /** Those that are no wallet's. */
  readonly keys: readonly PrivateKey[]
  readonly hasMore: boolean
  /** What stands in the card; null, or what is not there, for the first. */
  readonly chosen: string | null
  /** What was just made or imported: as it is chosen, the list is loaded up to it. Null from then on. */
  readonly awaited: { current: string | null }
  readonly isCreating: boolean
  /** Whether an address was checked; `row`, that nothing is said of one without a proof. */
  readonly proofOf: (account: Account, place: 'card' | 'row') => ReactNode
  readonly onMore: () => void
  readonly onChoose: (id: string) => void
  readonly onCreate: () => void
  readonly onReceive: (account: OwnAddress) => void
  /** What begins to send from an account; null where nothing can be sent. */
  readonly sendFrom: (account: OwnAddress) => (() => void) | null
  readonly onRename: (walletId: string, name: string) => void
  /** Adds an account of a chain to the wallet of the card. */
  readonly onAdd: (walletId: string, chain: Chain) => void
}

/** One account or key as a card, and every other one in a row that puts it there. Renders a `div`. */
export function WalletsView(props: WalletsViewProps) {
  const { appName, isCreating, hasMore, onReceive, onRename, onAdd } = props
  const words = useAccountWords()
  // what is being made arrives in parts, and stands there once it is whole
  const wallets = isCreating ? [] : props.wallets
  const accounts = isCreating ? [] : props.accounts
  const held = holdings(wallets, accounts, props.keys, hasMore)
  const named = chosenOf(held, props.chosen)
  const chosen = named ?? chosenOf(held, null)
  const isThere = named !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that came
  useEffect(() => {
    const { awaited } = props
    // nothing else is looked for: what is gone is on no page
    if (awaited.current === null || awaited.current !== props.chosen) return
    if (isThere) awaited.current = null
    // it is the last of all
    else if (hasMore) props.onMore()
  }, [props.chosen, isThere, hasMore, accounts.length])
  const { root, choose } = useFocusOnChosen(chosen?.id, props.onChoose)
  if (!chosen) return <NoWallet {...props} />
  const { account } = chosen
  const isOther = ({ id }: Holding) => id !== chosen.id
  const keys = held.ofKeys.filter(isOther)
  const proofOf = (one: Holding, place: 'card' | 'row') =>
    one.kind === 'wallet' && one.account !== null ? props.proofOf(one.account, place) : null
  return (
    <div ref={root}>
      <WalletCard
        // another one is not being renamed
        key={chosen.id}
        appName={appName}
        holding={chosen}
        proof={proofOf(chosen, 'card')}
        onReceive={account && (() => onReceive(account))}
        onSend={account && props.sendFrom({ ...account, name: chosen.name })}
        onRename={(name) => chosen.kind === 'wallet' && onRename(chosen.walletId, name)}
      />
      {held.ofWallets.length === 0 ? null : (
        <OtherAccounts
          holdings={held.ofWallets.filter(isOther)}
          hasMore={hasMore}
          proofOf={(one) => proofOf(one, 'row')}
          onMore={props.onMore}
          onChoose={choose}
          onAdd={chosen.kind === 'key' ? null : (chain) => onAdd(chosen.walletId, chain)}
        />
      )}
      {keys.length === 0 ? null : (
        <section className="lk-add">
          <h3 className="lk-add-title">{words.privateKeys}</h3>
          <HoldingRows
            holdings={keys}
            hasMore={false}
            proofOf={nothing}
            onMore={nothing}
            onChoose={choose}
          />
        </section>
      )}
      {held.ofWallets.length === 0 ? <NoWallet {...props} isBeside /> : null}
    </div>
  )
}

const nothing = () => null

/** Choosing takes the row away that has the focus: the card's title has it then, and its name is read. */
function useFocusOnChosen(id: string | undefined, onChoose: (id: string) => void) {
  const root = useRef<HTMLDivElement>(null)
  const awaited = useRef<string | null>(null)

  useEffect(() => {
    if (id === undefined || awaited.current !== id) return
    awaited.current = null
    const title = root.current?.querySelector<HTMLElement>('h3')
    title?.focus({ preventScroll: true })
    // it may be above what can be seen; where it is not, nothing moves
    title?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [id])

  return {
    root,
    choose(next: string) {
      awaited.current = next
      onChoose(next)
    },
  }
}
