import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { encryptedText } from '../fields/encryptedText.ts'
import { onRampProvider } from '../fields/onRampProvider.ts'
import { settingAnswers } from '../settingAnswers.ts'

/**
 * Keeps credentials at an on-ramp (from the public wire).
 *
 * Spec: Other named resources › fiat on-ramp credentials.
 */
export const createFiatOnRampCredential = defineActivity({
  ...settingAnswers.createFiatOnRampCredential,
  intentKey: 'createFiatOnRampCredentialIntent',
  resource: 'ON_RAMP_CREDENTIALS',
  action: 'CREATE',
  parameters: v.object({
    onrampProvider: onRampProvider,
    projectId: v.optional(v.string()),
    publishableApiKey: v.string(),
    encryptedSecretApiKey: encryptedText,
    encryptedPrivateApiKey: v.optional(encryptedText),
    sandboxMode: v.optional(v.boolean()),
  }),
})
