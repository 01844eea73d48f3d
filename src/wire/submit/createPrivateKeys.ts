import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { curve } from '../fields/walletParams.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Makes private keys that belong to no wallet (from the public wire). Spec: Submit endpoints, common rules. */
export const createPrivateKeys = defineActivity({
  ...walletAnswers.createPrivateKeys,
  intentKey: 'createPrivateKeysIntentV2',
  resource: 'PRIVATE_KEY',
  action: 'CREATE',
  parameters: v.object({
    privateKeys: v.pipe(
      v.array(
        v.object({
          privateKeyName: v.string(),
          curve,
          privateKeyTags: v.pipe(v.array(v.string()), v.maxLength(100)),
          addressFormats: v.pipe(v.array(v.string()), v.maxLength(50)),
        }),
      ),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
})
