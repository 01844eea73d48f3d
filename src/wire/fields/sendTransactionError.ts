import * as v from 'valibot'
import { revert } from './revert.ts'

/** Why a transaction failed. Spec: Send transaction status › error. */
export const sendTransactionError = v.object({
  message: v.optional(v.string()),
  revertChain: v.optional(v.array(revert)),
  solana: v.optional(
    v.object({
      source: v.optional(v.string()),
      rpcCode: v.optional(v.number()),
      rpcMessage: v.optional(v.string()),
      transactionErrorJson: v.optional(v.string()),
      logs: v.optional(v.array(v.string())),
      unitsConsumed: v.optional(v.string()),
      innerInstructionsJson: v.optional(v.string()),
    }),
  ),
  eth: v.optional(v.object({ revertChain: v.optional(v.array(revert)) })),
})

export type SendTransactionError = v.InferOutput<typeof sendTransactionError>
