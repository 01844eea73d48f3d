import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { chainAnswers } from '../chainAnswers.ts'
import { transactionType } from '../fields/transactionType.ts'

/** Signs a transaction that somebody else will send (from the public wire). Spec: Submit endpoints, common rules. */
export const signTransaction = defineActivity({
  ...chainAnswers.signTransaction,
  intentKey: 'signTransactionIntentV2',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({
    signWith: v.string(),
    unsignedTransaction: v.string(),
    type: transactionType,
  }),
})
