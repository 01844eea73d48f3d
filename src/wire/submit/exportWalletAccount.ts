import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { bundleAnswers } from '../bundleAnswers.ts'
import { targetPublicKey } from '../fields/targetPublicKey.ts'

/** Gives out the private key of one account of a wallet, encrypted (from the public wire). Spec: Submit endpoints, common rules. */
export const exportWalletAccount = defineActivity({
  ...bundleAnswers.exportWalletAccount,
  intentKey: 'exportWalletAccountIntent',
  resource: 'WALLET',
  action: 'EXPORT',
  parameters: v.object({
    address: v.string(),
    targetPublicKey,
  }),
})
