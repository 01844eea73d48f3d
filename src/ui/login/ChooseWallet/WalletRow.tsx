'use client'

import type { WalletInfo } from '../../../core/login/wallet/walletState.ts'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'
import { LastUsedTag } from '../ChooseMethod/LastUsedTag.tsx'
import { WalletPicture } from './WalletPicture.tsx'

export type WalletRowProps = {
  readonly wallet: WalletInfo
  /** Whether another wallet of the list has the same name. */
  readonly isTwin: boolean
  readonly onChoose: (wallet: WalletInfo) => void
}

/** A wallet of the list; the row itself is the action. Renders an `li` with a `button`. */
export function WalletRow({ wallet, isTwin, onChoose }: WalletRowProps) {
  const { wallets: words } = useWords()
  const slot = useSlot()
  return (
    <li>
      <button type="button" {...slot('methodRow', 'lk-row')} onClick={() => onChoose(wallet)}>
        <span {...slot('methodIcon', 'lk-method-icon')}>
          <WalletPicture src={wallet.icon} size={32} />
        </span>
        <span {...slot('methodLabel', 'lk-method-label')}>
          <bdi>{wallet.name}</bdi>
        </span>
        {/* two with one name are told apart by what they are for */}
        {isTwin ? <span className="lk-tag lk-tag-plain">{words[wallet.chain]}</span> : null}
        {wallet.isLastUsed ? (
          <LastUsedTag />
        ) : isTwin ? null : (
          <span className="lk-tag lk-tag-plain">{words.installed}</span>
        )}
      </button>
    </li>
  )
}
