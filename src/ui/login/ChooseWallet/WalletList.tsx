'use client'

import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { PhoneRow } from './PhoneRow.tsx'
import { WalletRow } from './WalletRow.tsx'

/** From more wallets than this on there is a search field. */
const SEEN_AT_ONCE = 6

export type WalletListProps = {
  readonly installed: readonly WalletInfo[]
  /** The row of the phone wallet; null when the app has none. */
  readonly phone: WalletInfo | null
  readonly query: string
  readonly onQueryChange: (query: string) => void
  readonly onChoose: (wallet: WalletInfo) => void
}

/** The wallets as rows, with a search field when there are many. Renders a `div` with a `ul`. */
export function WalletList(props: WalletListProps) {
  const { installed, phone, onChoose } = props
  const { wallets: words } = useWords()
  const slot = useSlot()
  const wanted = props.query.trim().toLowerCase()
  const shown = installed.filter(({ name }) => name.toLowerCase().includes(wanted))
  const names = installed.map(({ name }) => name)
  return (
    <div {...slot('body', 'lk-body lk-wallets')}>
      {installed.length > SEEN_AT_ONCE ? (
        <TextField
          label={words.search}
          value={props.query}
          error={null}
          onChange={props.onQueryChange}
          input={{ type: 'search', name: 'wallet', autoComplete: 'off', dir: 'auto' }}
        />
      ) : null}
      {shown.length === 0 ? <p className="lk-hint">{words.noMatch}</p> : null}
      <ul className="lk-wallets" aria-label={words.list}>
        {shown.map((wallet) => (
          <WalletRow
            key={wallet.id}
            wallet={wallet}
            isTwin={names.filter((name) => name === wallet.name).length > 1}
            onChoose={onChoose}
          />
        ))}
        {phone === null ? null : (
          <li>
            <PhoneRow label={words.phone} onChoose={() => onChoose(phone)} />
          </li>
        )}
      </ul>
    </div>
  )
}
