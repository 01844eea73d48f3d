'use client'

import { useId } from 'react'
import type { Account } from '../../../core/wallet/account.ts'
import { CopyButton } from '../../primitives/Button/CopyButton.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Qr } from '../../primitives/Qr/Qr.tsx'
import { useWords } from '../../words/useWords.ts'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { chainName } from './chainName.ts'
import { WholeAddress } from './WholeAddress.tsx'

export type ReceiveViewProps = {
  readonly account: Account
  readonly onBack: () => void
}

/** An address for others: to scan, to compare and to copy. Renders a `section`. */
export function ReceiveView({ account, onBack }: ReceiveViewProps) {
  const words = useAccountWords()
  const { common } = useWords()
  const titleId = useId()
  const { address } = account
  return (
    <section aria-labelledby={titleId} className="lk-stack">
      <div className="lk-bar">
        <IconButton
          slot="backButton"
          icon="arrow-left"
          label={common.back}
          flips
          onClick={onBack}
        />
      </div>
      <div>
        <h2 className="lk-title" id={titleId} tabIndex={-1} data-lk-title="">
          {words.receive}
        </h2>
        <p className="lk-sub">{words.receiveText(chainName(account))}</p>
      </div>
      <Qr text={address} label={words.qrLabel(address)} />
      <div className="lk-receive">
        <AccountPicture of={address} size={32} shape="square" />
        <WholeAddress address={address} />
      </div>
      <CopyButton text={address} variant="primary" icon="copy">
        {words.copyAddress}
      </CopyButton>
    </section>
  )
}
