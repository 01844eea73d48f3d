import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { idList } from '../fields/idList.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Takes wallets away with all of their accounts (from the public wire). Spec: Submit endpoints, common rules. */
export const deleteWallets = defineActivity({
  ...walletAnswers.deleteWallets,
  intentKey: 'deleteWalletsIntent',
  resource: 'WALLET',
  action: 'DELETE',
  parameters: v.object({
    walletIds: idList,
    deleteWithoutExport: v.optional(v.boolean()),
  }),
})
