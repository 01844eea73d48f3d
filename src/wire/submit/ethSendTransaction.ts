import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { chainAnswers } from '../chainAnswers.ts'
import { ethereumCaip2 } from '../fields/caip2.ts'

const call = { to: v.string(), value: v.optional(v.string()), data: v.optional(v.string()) }

const terms = {
  from: v.string(),
  caip2: ethereumCaip2,
  sponsor: v.optional(v.boolean()),
  nonce: v.optional(v.string()),
  gasLimit: v.optional(v.string()),
  maxFeePerGas: v.optional(v.string()),
  maxPriorityFeePerGas: v.optional(v.string()),
  deadline: v.optional(v.string()),
  gasStationNonce: v.optional(v.string()),
}

/** Signs and sends a transaction on Ethereum, as older clients ask for it (from the public wire). Spec: Submit endpoints, common rules. */
export const ethSendTransaction = defineActivity({
  ...chainAnswers.ethSendTransaction,
  intentKey: 'ethSendTransactionIntent',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({ ...terms, ...call }),
})

/** Signs and sends a transaction on Ethereum (from the public wire). Spec: Submit endpoints, common rules. */
export const ethSendTransactionV2 = defineActivity({
  ...chainAnswers.ethSendTransactionV2,
  intentKey: 'ethSendTransactionIntentV2',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({
    ...terms,
    calls: v.pipe(v.array(v.object(call)), v.minLength(1), v.maxLength(50)),
  }),
})
