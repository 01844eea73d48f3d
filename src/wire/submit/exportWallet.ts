import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { bundleAnswers } from '../bundleAnswers.ts'
import { mnemonicLanguage } from '../fields/mnemonicLanguage.ts'
import { targetPublicKey } from '../fields/targetPublicKey.ts'

/**
 * Gives out the phrase of a wallet, encrypted to the key of whoever asks (from the public wire).
 *
 * Spec: Submit endpoints, common rules.
 */
export const exportWallet = defineActivity({
  ...bundleAnswers.exportWallet,
  intentKey: 'exportWalletIntent',
  resource: 'WALLET',
  action: 'EXPORT',
  parameters: v.object({
    walletId: v.string(),
    targetPublicKey,
    language: v.optional(mnemonicLanguage),
  }),
})
