import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { idList } from '../fields/idList.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Takes private keys away (from the public wire). Spec: Submit endpoints, common rules. */
export const deletePrivateKeys = defineActivity({
  ...walletAnswers.deletePrivateKeys,
  intentKey: 'deletePrivateKeysIntent',
  resource: 'PRIVATE_KEY',
  action: 'DELETE',
  parameters: v.object({
    privateKeyIds: idList,
    deleteWithoutExport: v.optional(v.boolean()),
  }),
})
