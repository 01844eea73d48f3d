import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { walletParams } from '../fields/walletParams.ts'
import { walletAnswers } from '../walletAnswers.ts'

/** Makes a wallet, and accounts of it (from the public wire). Spec: Submit endpoints, common rules. */
export const createWallet = defineActivity({
  ...walletAnswers.createWallet,
  intentKey: 'createWalletIntent',
  resource: 'WALLET',
  action: 'CREATE',
  parameters: v.object({
    ...walletParams.entries,
  }),
})
