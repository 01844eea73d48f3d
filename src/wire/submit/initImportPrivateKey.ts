import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { bundleAnswers } from '../bundleAnswers.ts'

/** Begins the import of a private key: gives the key to encrypt it to (from the public wire). Spec: Submit endpoints, common rules. */
export const initImportPrivateKey = defineActivity({
  ...bundleAnswers.initImportPrivateKey,
  intentKey: 'initImportPrivateKeyIntent',
  resource: 'PRIVATE_KEY',
  action: 'IMPORT',
  parameters: v.object({
    userId: v.string(),
  }),
})
