import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { chainAnswers } from '../chainAnswers.ts'
import { solanaCaip2 } from '../fields/caip2.ts'

const terms = {
  unsignedTransaction: v.string(),
  sponsor: v.optional(v.boolean()),
  caip2: solanaCaip2,
  recentBlockhash: v.optional(v.string()),
}

/** Signs and sends a transaction on Solana, as older clients ask for it (from the public wire). Spec: Submit endpoints, common rules. */
export const solSendTransaction = defineActivity({
  ...chainAnswers.solSendTransaction,
  intentKey: 'solSendTransactionIntent',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({ ...terms, signWith: v.string() }),
})

/** Signs and sends a transaction on Solana (from the public wire). Spec: Submit endpoints, common rules. */
export const solSendTransactionV2 = defineActivity({
  ...chainAnswers.solSendTransactionV2,
  intentKey: 'solSendTransactionIntentV2',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({
    ...terms,
    signWiths: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(16)),
  }),
})
