import * as v from 'valibot'

/** The kinds of transactions that the public wire names. */
export const transactionType = v.picklist([
  'TRANSACTION_TYPE_ETHEREUM',
  'TRANSACTION_TYPE_SOLANA',
  'TRANSACTION_TYPE_TRON',
  'TRANSACTION_TYPE_BITCOIN',
  'TRANSACTION_TYPE_TEMPO',
])

export type TransactionType = v.InferOutput<typeof transactionType>
