'use client'

import type { Account } from '../../../core/wallet/account.ts'
import { CopyButton } from '../../primitives/Button/CopyButton.tsx'
import { Qr } from '../../primitives/Qr/Qr.tsx'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { chainName } from './chainName.ts'
import { WholeAddress } from './WholeAddress.tsx'

export type ReceiveViewProps = {
  readonly titleId: string
  readonly account: Account
  readonly onBack: () => void
  /** Null where the panel stands in the page. */
  readonly onClose: (() => void) | null
}

/** An address for others: to scan, to compare and to copy. Renders a `div`. */
export function ReceiveView({ titleId, account, onBack, onClose }: ReceiveViewProps) {
  const words = useAccountWords()
  const { address } = account
  return (
    <div>
      <ScreenHeader
        frame={{ titleId, showsTitle: true, onClose, logo: null }}
        onBack={onBack}
        title={words.receive}
        subtitle={words.receiveText(chainName(account))}
      />
      <div className="lk-stack lk-body">
        <Qr text={address} label={words.qrLabel(address)} />
        <div className="lk-receive">
          <AccountPicture of={address} size={32} shape="square" />
          <WholeAddress address={address} />
        </div>
        <CopyButton text={address} variant="primary" icon="copy">
          {words.copyAddress}
        </CopyButton>
      </div>
    </div>
  )
}
