'use client'

import { Button } from '../../primitives/Button/Button.tsx'
import { CopyButton } from '../../primitives/Button/CopyButton.tsx'
import { Qr } from '../../primitives/Qr/Qr.tsx'
import type { Frame } from '../../primitives/Screen/frame.ts'
import { ScreenHeader } from '../../primitives/Screen/ScreenHeader.tsx'
import { useSlot } from '../../theme/useSlot.ts'
import { useWords } from '../../words/useWords.ts'

/** What the screen with the code shows, and what it reports. */
export type ScanCodeViewProps = {
  readonly frame: Frame
  /** What the phone has to scan; null until there is something. */
  readonly pairingUri: string | null
  readonly onOtherWallet: () => void
  readonly onBack: () => void
}

/** The code that brings a wallet in a phone to this page. */
export function ScanCodeView({ frame, pairingUri, onOtherWallet, onBack }: ScanCodeViewProps) {
  const { wallets: words } = useWords()
  const slot = useSlot()
  return (
    <>
      <ScreenHeader
        frame={frame}
        onBack={onBack}
        title={words.scanTitle}
        subtitle={<p>{words.scanText}</p>}
      />
      <div {...slot('body', 'lk-body')}>
        <Qr text={pairingUri} label={words.qr} />
      </div>
      <div {...slot('actions', 'lk-actions')}>
        {pairingUri === null ? null : (
          <CopyButton variant="secondary" text={pairingUri}>
            {words.copyCode}
          </CopyButton>
        )}
        <Button variant="quiet" onClick={onOtherWallet}>
          {words.anotherWallet}
        </Button>
      </div>
    </>
  )
}
