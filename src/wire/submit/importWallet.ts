import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { bundleAnswers } from '../bundleAnswers.ts'
import { encryptedBundle } from '../fields/encryptedBundle.ts'
import { walletAccountParams } from '../fields/walletParams.ts'

/** Takes in a wallet that somebody has elsewhere (from the public wire). Spec: Submit endpoints, common rules. */
export const importWallet = defineActivity({
  ...bundleAnswers.importWallet,
  intentKey: 'importWalletIntent',
  resource: 'WALLET',
  action: 'IMPORT',
  parameters: v.object({
    userId: v.string(),
    walletName: v.string(),
    encryptedBundle,
    accounts: v.pipe(v.array(walletAccountParams), v.maxLength(100)),
  }),
})
