import type { TokenFacts } from '../chain.ts'
import type { EthereumCall, SolanaTransaction } from '../signing/signRequest.ts'
import { MOST_LAMPORTS, solanaTransfer } from './solanaTransfer.ts'

/** What is sent to whom. */
export type Transfer = {
  /** CAIP-2 of the chain. */
  readonly caip2: string
  readonly to: string
  /** In the smallest unit. */
  readonly amount: bigint
  /** Null for the chain's own currency. */
  readonly token: Pick<TokenFacts, 'address'> | null
}

/** The first 4 bytes of the hash of `transfer(address,uint256)`. Spec: ERC-20. */
const TRANSFER = '0xa9059cbb'
/** The most that a word of Ethereum holds. */
const MOST_IN_WORD = 2n ** 256n - 1n

/** The transaction that moves an amount from an account: on Ethereum chains of a token by a call of its contract. */
export function transferFrom(from: string, transfer: Transfer): EthereumCall | SolanaTransaction {
  const { caip2, to, amount } = transfer
  return caip2.startsWith('solana:')
    ? solanaTransfer({ caip2, from, to, amount })
    : transferCall(transfer)
}

/** The most that a transfer on a chain can name, in the smallest unit. */
export function mostOf(caip2: string): bigint {
  return caip2.startsWith('solana:') ? MOST_LAMPORTS : MOST_IN_WORD
}

function transferCall({ caip2, to, amount, token }: Transfer): EthereumCall {
  if (token === null) return { caip2, to, value: amount }
  const words = [to.slice(2).toLowerCase(), amount.toString(16)]
  const data = TRANSFER + words.map((word) => word.padStart(64, '0')).join('')
  return { caip2, to: token.address, data }
}
