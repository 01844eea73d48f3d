'use client'

import { useEffect } from 'react'
import { transferFrom } from '../../../core/wallet/sending/transferFrom.ts'
import { signingOf } from '../../../core/wallet/signing/signingOf.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useSendTransaction } from '../../../react/useSendTransaction.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import type { OwnAddress } from '../AccountPanel/holdings.ts'
import { SendView } from './SendView.tsx'
import { sendChains } from './sendAssets.ts'

export type SendProps = {
  readonly frame: Frame
  readonly account: OwnAddress
  readonly onBack: () => void
}

/** Sends from an account: the confirmation asks, and shows how far it is. Back when the network has it. */
export function Send({ frame, account, onBack }: SendProps) {
  const kit = useKit()
  const send = useSendTransaction()
  // who sends is asked to sign: what asks is there before anything is pressed
  useEffect(() => void signingOf(kit), [kit])
  return (
    <SendView
      frame={frame}
      from={account.address}
      chains={sendChains(account, kit.options.chains)}
      isBusy={send.isPending}
      hasFailed={send.isError}
      onSend={(transfer) =>
        send.mutate(
          { account, transaction: transferFrom(account.address, transfer) },
          { onSuccess: (result) => 'hash' in result && onBack() },
        )
      }
      onBack={onBack}
    />
  )
}
