import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { encryptedText } from '../fields/encryptedText.ts'
import { oauth2Provider } from '../fields/oauth2Provider.ts'
import { settingAnswers } from '../settingAnswers.ts'

/**
 * Replaces our client of a provider (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate.
 */
export const updateOauth2Credential = defineActivity({
  ...settingAnswers.updateOauth2Credential,
  intentKey: 'updateOauth2CredentialIntent',
  resource: 'CREDENTIAL',
  action: 'UPDATE',
  parameters: v.object({
    oauth2CredentialId: v.string(),
    provider: oauth2Provider,
    clientId: v.string(),
    encryptedClientSecret: encryptedText,
  }),
})
