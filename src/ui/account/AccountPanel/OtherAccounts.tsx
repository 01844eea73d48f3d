'use client'

import { useContext } from 'react'
import type { Chain } from '../../../core/config/chains.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { ADDABLE_CHAINS, nameOfChain } from './addableChains.ts'
import { HoldingRows, type HoldingRowsProps } from './HoldingRows.tsx'
import type { WalletHolding } from './holdings.ts'
import { PANEL_ICONS } from './panelIcons.ts'
import { WalletTaskContext } from './walletTask.ts'

export type OtherAccountsProps = HoldingRowsProps<WalletHolding> & {
  /** Adds an account to the wallet of the card; null where a key stands in it. */
  readonly onAdd: ((chain: Chain) => void) | null
}

/** Every account but that of the card, and the way to another one. Renders a `section`. */
export function OtherAccounts({ onAdd, ...rows }: OtherAccountsProps) {
  const begin = useContext(WalletTaskContext)
  const words = useAccountWords()
  const items = [
    // first: below eleven chains nobody finds it
    ...(begin === null
      ? []
      : [{ label: words.importPhrase, onChoose: () => begin({ kind: 'import' }) }]),
    ...(onAdd === null
      ? []
      : ADDABLE_CHAINS.map((chain) => ({
          label: nameOfChain(chain),
          onChoose: () => onAdd(chain),
        }))),
  ]
  return (
    <section className="lk-add">
      <div className="lk-others">
        <h3 className="lk-add-title">{words.otherAccounts}</h3>
        {items.length === 0 ? null : (
          <Menu label={words.addAccount} items={items}>
            <Icon name={PANEL_ICONS.plus} size={18} />
            <span>{words.add}</span>
          </Menu>
        )}
      </div>
      <HoldingRows {...rows} />
    </section>
  )
}
