import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { encryptedText } from '../fields/encryptedText.ts'
import { onRampProvider } from '../fields/onRampProvider.ts'
import { settingAnswers } from '../settingAnswers.ts'

/** Replaces credentials at an on-ramp. Spec: Submit endpoints › update_fiat_on_ramp_credential (the capitals of the ids differ). */
export const updateFiatOnRampCredential = defineActivity({
  ...settingAnswers.updateFiatOnRampCredential,
  intentKey: 'updateFiatOnRampCredentialIntent',
  resource: 'ON_RAMP_CREDENTIALS',
  action: 'UPDATE',
  parameters: v.object({
    fiatOnrampCredentialId: v.string(),
    onrampProvider: onRampProvider,
    projectId: v.optional(v.string()),
    publishableApiKey: v.string(),
    encryptedSecretApiKey: encryptedText,
    encryptedPrivateApiKey: v.optional(encryptedText),
  }),
})
