import {
  readSolanaTransaction,
  type SolanaTransaction,
} from '../../../../crypto/solana/readSolanaTransaction.ts'
import {
  callsOf,
  type MadeAccount,
  madeAccountOf,
  splTransferOf,
  TOKEN_PROGRAMS,
} from '../../../../crypto/solana/transfers.ts'

/** What the chain is asked about before a transaction is signed. */
export type SolanaQuestions = Pick<SolanaTransaction, 'message' | 'blockhashAt'> & {
  /** The accounts that tokens go to. */
  readonly receivers: readonly string[]
  /** Those that it makes, and that whoever pays the fee pays for. */
  readonly made: readonly MadeAccount[]
  readonly tokenPrograms: readonly string[]
}

/**
 * What to ask about a transaction; null for what is none.
 *
 * Here, and handed to who asks: the reader takes transactions apart anyway.
 *
 * @param hex - the whole transaction.
 */
export function solanaQuestions(hex: string): SolanaQuestions | null {
  const transaction = readSolanaTransaction(hex)
  if (typeof transaction === 'string') return null
  const { message, blockhashAt, accountKeys } = transaction
  const calls = callsOf(transaction)
  const made = calls.flatMap((call) => madeAccountOf(call) ?? [])
  return {
    message,
    blockhashAt,
    receivers: calls.flatMap((call) => splTransferOf(call)?.to || []),
    made: made.filter(({ payer }) => payer === accountKeys[0]),
    tokenPrograms: TOKEN_PROGRAMS,
  }
}
