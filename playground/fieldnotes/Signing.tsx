import {
  useCreateWallet,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
  useWalletAccounts,
  useWallets,
} from 'latchkit'
import { useState } from 'react'
import { permit, samplePayment } from './samples.ts'

type Outcome = { signature: string } | { hash: string } | { cancelled: true }

/** A button for each kind of request; what came of the last one below. */
export function Signing() {
  const { data: accounts } = useWalletAccounts()
  const create = useCreateWallet()
  const message = useSignMessage()
  const typedData = useSignTypedData()
  const payment = useSendTransaction()
  const [outcome, setOutcome] = useState('')
  const { data: wallets } = useWallets()
  const first = accounts?.[0]
  const wallet = wallets?.find(({ id }) => id === first?.walletId)
  // what has no name of its own is known by that of its wallet
  const account = first && { ...first, name: first.name ?? wallet?.name ?? null }

  async function run(sign: () => Promise<Outcome>) {
    setOutcome('')
    try {
      const result = await sign()
      if ('cancelled' in result) setOutcome('Declined')
      else setOutcome('signature' in result ? result.signature : `Sent: ${result.hash}`)
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <>
      {account ? (
        <>
          <button
            type="button"
            className="fn-button"
            onClick={() =>
              void run(() =>
                message.mutateAsync({ account, message: 'Join the Ridge loop walk group.' }),
              )
            }
          >
            Sign a message
          </button>{' '}
          <button
            type="button"
            className="fn-button"
            onClick={() =>
              void run(() => typedData.mutateAsync({ account, typedData: permit(account) }))
            }
          >
            Sign a permission
          </button>{' '}
          <button
            type="button"
            className="fn-button"
            onClick={() =>
              void run(() => payment.mutateAsync({ account, transaction: samplePayment }))
            }
          >
            Send 0.001 ETH
          </button>
        </>
      ) : (
        <button
          type="button"
          className="fn-button"
          onClick={() => create.mutate({ name: 'Everyday', accounts: ['ethereum'] })}
        >
          Make a wallet to sign with
        </button>
      )}
      <p role="status" data-testid="signed">
        {outcome}
      </p>
    </>
  )
}
