'use client'

import { useState } from 'react'
import { transferFrom } from '../../../core/wallet/sending/transferFrom.ts'
import { useKit } from '../../../react/kitContext.ts'
import { useSendTransaction } from '../../../react/useSendTransaction.ts'
import type { Frame } from '../../primitives/Screen/frame.ts'
import type { OwnAddress } from '../AccountPanel/holdings.ts'
import { SendView } from './SendView.tsx'
import { sendChains } from './sendAssets.ts'
import { useSendFailure } from './useSendFailure.ts'
import { useWentOut } from './useWentOut.ts'

export type SendProps = {
  readonly frame: Frame
  readonly account: OwnAddress
  readonly onBack: () => void
}

/** Sends from an account: the confirmation asks, and shows how far it is. Back when the network has it. */
export function Send({ frame, account, onBack }: SendProps) {
  const kit = useKit()
  const send = useSendTransaction()
  const failureOf = useSendFailure()
  // what asks is there before anything is pressed
  const { begin, wentOut } = useWentOut()
  const [isOut, setIsOut] = useState(false)
  return (
    <SendView
      frame={frame}
      from={account.address}
      chains={sendChains(account, kit.options.chains)}
      isBusy={send.isPending}
      failure={send.isError ? failureOf(send.error, isOut) : null}
      onSend={(transfer) => {
        begin()
        send.mutate(
          { account, transaction: transferFrom(account.address, transfer) },
          {
            onSuccess: (result) => 'hash' in result && onBack(),
            onError: (error) => setIsOut(wentOut(error)),
          },
        )
      }}
      onBack={onBack}
    />
  )
}
