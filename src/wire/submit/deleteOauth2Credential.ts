import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { settingAnswers } from '../settingAnswers.ts'

/** Forgets a client of a provider (from the public wire). Spec: Authentication proxy endpoints › /v1/oauth2_authenticate. */
export const deleteOauth2Credential = defineActivity({
  ...settingAnswers.deleteOauth2Credential,
  intentKey: 'deleteOauth2CredentialIntent',
  resource: 'CREDENTIAL',
  action: 'DELETE',
  parameters: v.object({
    oauth2CredentialId: v.string(),
  }),
})
