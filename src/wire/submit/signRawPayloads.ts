import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { hashFunction, payloadEncoding } from '../fields/signature.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Signs several payloads in the same way (from the public wire). Spec: Submit endpoints › sign_raw_payload. */
export const signRawPayloads = defineActivity({
  ...walletAnswers.signRawPayloads,
  intentKey: 'signRawPayloadsIntent',
  resource: 'PRIVATE_KEY',
  action: 'SIGN',
  parameters: v.object({
    signWith: v.string(),
    payloads: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100)),
    encoding: payloadEncoding,
    hashFunction,
  }),
})
