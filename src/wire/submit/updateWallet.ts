import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Renames a wallet. Spec: Submit endpoints › update_wallet. */
export const updateWallet = defineActivity({
  ...walletAnswers.updateWallet,
  intentKey: 'updateWalletIntent',
  resource: 'WALLET',
  action: 'UPDATE',
  parameters: v.object({
    walletId: v.string(),
    walletName: v.optional(v.string()),
  }),
})
