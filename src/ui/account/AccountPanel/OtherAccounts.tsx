'use client'

import { type ReactNode, useContext, useState } from 'react'
import type { Chain } from '../../../core/config/chains.ts'
import type { Account } from '../../../core/wallet/account.ts'
import { shortAddress } from '../../login/ConnectWallet/shortAddress.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { ADDABLE_CHAINS, nameOfChain } from './addableChains.ts'
import { CopyIcon } from './CopyIcon.tsx'
import { chainName } from './chainName.ts'
import { PanelItem } from './PanelItem.tsx'
import { PANEL_ICONS } from './panelIcons.ts'
import { WalletTaskContext } from './walletTask.ts'

/** How many rows come at a time, so that ten thousand accounts open as fast as ten. */
const ROWS = 10

export type OtherAccountsProps = {
  /** As far as they are loaded. */
  readonly accounts: readonly Account[]
  /** Whether there are more than those. */
  readonly hasMore: boolean
  readonly nameOf: (account: Account) => string
  /** Whether the address of a row was checked. */
  readonly proofOf: (account: Account) => ReactNode
  readonly onMore: () => void
  readonly onAdd: (chain: Chain) => void
}

/** Every account but the first, some rows at a time, and the way to another one. Renders a `section`. */
export function OtherAccounts(props: OtherAccountsProps) {
  const { accounts, hasMore, nameOf, proofOf, onMore, onAdd } = props
  const begin = useContext(WalletTaskContext)
  const words = useAccountWords()
  const slot = useSlot()
  const [count, setCount] = useState(ROWS)
  const shown = accounts.slice(0, count)

  function showMore() {
    if (hasMore && count + ROWS > accounts.length) onMore()
    setCount(count + ROWS)
  }

  return (
    <section className="lk-add">
      <div className="lk-others">
        <h3 className="lk-add-title">{words.otherAccounts}</h3>
        <Menu
          label={words.addAccount}
          items={[
            // first: below eleven chains nobody finds it
            ...(begin === null
              ? []
              : [{ label: words.importPhrase, onChoose: () => begin({ kind: 'import' }) }]),
            ...ADDABLE_CHAINS.map((chain) => ({
              label: nameOfChain(chain),
              onChoose: () => onAdd(chain),
            })),
          ]}
        >
          <Icon name={PANEL_ICONS.plus} size={18} />
          <span>{words.add}</span>
        </Menu>
      </div>
      {shown.length === 0 ? null : (
        <ul {...slot('list', 'lk-ways')}>
          {shown.map((account) => (
            <AccountRow
              key={account.id}
              account={account}
              name={nameOf(account)}
              proof={proofOf(account)}
            />
          ))}
        </ul>
      )}
      {accounts.length > count || hasMore ? (
        <Button variant="quiet" onClick={showMore}>
          {words.showMore}
        </Button>
      ) : null}
    </section>
  )
}

type AccountRowProps = {
  readonly account: Account
  readonly name: string
  readonly proof: ReactNode
}

function AccountRow({ account, name, proof }: AccountRowProps) {
  const words = useAccountWords()
  const chain = chainName(account)
  const text: ReactNode = (
    <>
      <bdi dir="ltr" className="lk-mono">
        {shortAddress(account.address)}
      </bdi>{' '}
      {chain}
    </>
  )
  return (
    <PanelItem
      sign={<AccountPicture of={account.address} size={40} shape="square" />}
      title={
        <>
          <bdi>{name}</bdi> {proof}
        </>
      }
      text={text}
    >
      <CopyIcon text={account.address} label={words.copyAddressOf(`${name} ${chain}`)} />
    </PanelItem>
  )
}
