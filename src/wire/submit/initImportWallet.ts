import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { bundleAnswers } from '../bundleAnswers.ts'

/** Begins the import of a wallet: gives the key to encrypt it to (from the public wire). Spec: Submit endpoints, common rules. */
export const initImportWallet = defineActivity({
  ...bundleAnswers.initImportWallet,
  intentKey: 'initImportWalletIntent',
  resource: 'WALLET',
  action: 'IMPORT',
  parameters: v.object({
    userId: v.string(),
  }),
})
