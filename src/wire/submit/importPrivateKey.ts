import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { bundleAnswers } from '../bundleAnswers.ts'
import { encryptedBundle } from '../fields/encryptedBundle.ts'
import { curve } from '../fields/walletParams.ts'

/** Takes in a private key that somebody has elsewhere (from the public wire). Spec: Submit endpoints, common rules. */
export const importPrivateKey = defineActivity({
  ...bundleAnswers.importPrivateKey,
  intentKey: 'importPrivateKeyIntent',
  resource: 'PRIVATE_KEY',
  action: 'IMPORT',
  parameters: v.object({
    userId: v.string(),
    privateKeyName: v.string(),
    encryptedBundle,
    curve,
    addressFormats: v.pipe(v.array(v.string()), v.maxLength(50)),
  }),
})
