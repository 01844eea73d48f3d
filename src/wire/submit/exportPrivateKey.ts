import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { bundleAnswers } from '../bundleAnswers.ts'
import { targetPublicKey } from '../fields/targetPublicKey.ts'

/** Gives out a private key, encrypted (from the public wire). Spec: Submit endpoints, common rules. */
export const exportPrivateKey = defineActivity({
  ...bundleAnswers.exportPrivateKey,
  intentKey: 'exportPrivateKeyIntent',
  resource: 'PRIVATE_KEY',
  action: 'EXPORT',
  parameters: v.object({
    privateKeyId: v.string(),
    targetPublicKey,
  }),
})
