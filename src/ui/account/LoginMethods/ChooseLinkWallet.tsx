'use client'

import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { WalletRow } from '../../login/ChooseWallet/WalletRow.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { useAllWords } from '../../words/useAllWords.ts'

export type ChooseLinkWalletProps = {
  readonly wallets: readonly WalletInfo[]
  readonly onChoose: (wallet: WalletInfo) => void
  readonly onCancel: () => void
}

/** The wallets of this browser, one of which is to become a way in. Renders a `div`. */
export function ChooseLinkWallet({ wallets, onChoose, onCancel }: ChooseLinkWalletProps) {
  const { linking } = useAllWords()
  return (
    <div className="lk-add">
      <h3 className="lk-add-title" data-lk-title="" tabIndex={-1}>
        {linking.chooseWallet}
      </h3>
      {wallets.length === 0 ? (
        <p className="lk-add-text">{linking.noWallet}</p>
      ) : (
        <ul className="lk-wallets">
          {wallets.map((wallet) => (
            <WalletRow
              key={wallet.id}
              wallet={wallet}
              isTwin={wallets.some((one) => one.name === wallet.name && one.id !== wallet.id)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
      <div className="lk-add-actions">
        <Button variant="quiet" onClick={onCancel}>
          {linking.cancel}
        </Button>
      </div>
    </div>
  )
}
