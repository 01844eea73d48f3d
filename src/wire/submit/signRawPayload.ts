import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { hashFunction, payloadEncoding } from '../fields/signature.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Signs a payload. Spec: Submit endpoints › sign_raw_payload. */
export const signRawPayload = defineActivity({
  ...walletAnswers.signRawPayload,
  intentKey: 'signRawPayloadIntentV2',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({
    signWith: v.string(),
    payload: v.string(),
    encoding: payloadEncoding,
    hashFunction,
  }),
})
