import {
  type Account,
  useCreateWallet,
  useSignMessage,
  useSignTypedData,
  useWalletAccounts,
} from 'latchkit'
import { useState } from 'react'

const SEASON_PASSES = '0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0'

/** A permission to take 40 USDC on Base, good for a day. */
function permit({ address }: Account) {
  const { domain, types } = USDC
  const deadline = Math.floor(Date.now() / 1000) + 86_400
  const message = { owner: address, spender: SEASON_PASSES, value: '40000000', nonce: 0, deadline }
  return { domain, types, primaryType: 'Permit', message }
}

const field = (name: string, type: string) => ({ name, type })

const USDC = {
  domain: {
    name: 'USD Coin',
    version: '2',
    chainId: 8453,
    verifyingContract: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
  },
  types: {
    EIP712Domain: [
      field('name', 'string'),
      field('version', 'string'),
      field('chainId', 'uint256'),
      field('verifyingContract', 'address'),
    ],
    Permit: [
      field('owner', 'address'),
      field('spender', 'address'),
      field('value', 'uint256'),
      field('nonce', 'uint256'),
      field('deadline', 'uint256'),
    ],
  },
}

/** Asks for signatures, once a person wants to try it. */
export function SigningCard() {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="fn-card" aria-labelledby="signing">
      <h2 id="signing">A signature that you have read</h2>
      {isOpen ? (
        <Signing />
      ) : (
        <button type="button" className="fn-button" onClick={() => setOpen(true)}>
          Try signing
        </button>
      )}
    </section>
  )
}

function Signing() {
  const { data: accounts } = useWalletAccounts()
  const create = useCreateWallet()
  const message = useSignMessage()
  const typedData = useSignTypedData()
  const [outcome, setOutcome] = useState('')
  const account = accounts?.[0]

  async function run(sign: () => Promise<{ signature: string } | { cancelled: true }>) {
    setOutcome('')
    try {
      const result = await sign()
      setOutcome('cancelled' in result ? 'Declined' : result.signature)
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
