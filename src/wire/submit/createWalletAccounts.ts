import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { walletAccountParams } from '../fields/walletParams.ts'
import { walletAnswers } from '../walletAnswers.ts'

/**
 * Derives accounts of a wallet; `persist: false` answers their addresses and keeps nothing (from the public wire).
 *
 * Spec: Submit endpoints, common rules.
 */
export const createWalletAccounts = defineActivity({
  ...walletAnswers.createWalletAccounts,
  intentKey: 'createWalletAccountsIntent',
  resource: 'WALLET',
  action: 'CREATE',
  parameters: v.object({
    walletId: v.string(),
    accounts: v.pipe(v.array(walletAccountParams), v.minLength(1), v.maxLength(100)),
    persist: v.optional(v.boolean()),
  }),
})
