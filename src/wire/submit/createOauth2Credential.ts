import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { encryptedText } from '../fields/encryptedText.ts'
import { oauth2Provider } from '../fields/oauth2Provider.ts'
import { settingAnswers } from '../settingAnswers.ts'

/**
 * Keeps our client of a provider and its secret, with which codes are traded (from the public wire).
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate.
 */
export const createOauth2Credential = defineActivity({
  ...settingAnswers.createOauth2Credential,
  intentKey: 'createOauth2CredentialIntent',
  resource: 'CREDENTIAL',
  action: 'CREATE',
  parameters: v.object({
    provider: oauth2Provider,
    clientId: v.string(),
    encryptedClientSecret: encryptedText,
  }),
})
