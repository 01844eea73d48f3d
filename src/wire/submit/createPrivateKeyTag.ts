import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Makes a tag of private keys (from the public wire). Spec: Submit endpoints, common rules. */
export const createPrivateKeyTag = defineActivity({
  ...walletAnswers.createPrivateKeyTag,
  intentKey: 'createPrivateKeyTagIntent',
  resource: 'PRIVATE_KEY',
  action: 'CREATE',
  parameters: v.object({
    privateKeyTagName: v.string(),
    privateKeyIds: v.pipe(v.array(v.string()), v.maxLength(500)),
  }),
})
