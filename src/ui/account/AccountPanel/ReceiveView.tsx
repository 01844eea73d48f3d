'use client'

import { CopyButton } from '../../primitives/Button/CopyButton.tsx'
import { Qr } from '../../primitives/Qr/Qr.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { AccountPicture } from '../AccountPicture/AccountPicture.tsx'
import { useAccountWords } from '../useAccountWords.ts'
import { chainName } from './chainName.ts'
import type { OwnAddress } from './holdings.ts'
import { WholeAddress } from './WholeAddress.tsx'

export type ReceiveViewProps = {
  readonly frame: Frame
  readonly account: OwnAddress
  readonly onBack: () => void
}

/** An address for others: to scan, to compare and to copy. Renders a `div`. */
export function ReceiveView({ frame, account, onBack }: ReceiveViewProps) {
  const words = useAccountWords()
  const { address } = account
  return (
    <div>
      <ScreenHeader
        frame={frame}
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
