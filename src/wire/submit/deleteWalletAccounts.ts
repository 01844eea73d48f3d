import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { idList } from '../fields/idList.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Takes accounts from their wallets. Spec: Submit endpoints › delete_wallet_accounts. */
export const deleteWalletAccounts = defineActivity({
  ...walletAnswers.deleteWalletAccounts,
  intentKey: 'deleteWalletAccountsIntent',
  resource: 'WALLET',
  action: 'DELETE',
  parameters: v.object({
    walletAccountIds: idList,
    deleteWithoutExport: v.optional(v.boolean()),
  }),
})
