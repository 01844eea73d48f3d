import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { oauthProviderParams } from '../fields/oauthProvider.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Adds social logins to a user (from the public wire). Spec: Submit endpoints › create_users › oauthProviders. */
export const createOauthProviders = defineActivity({
  ...submitAnswers.createOauthProviders,
  intentKey: 'createOauthProvidersIntentV2',
  resource: 'CREDENTIAL',
  action: 'CREATE',
  parameters: v.object({
    userId: v.string(),
    oauthProviders: v.pipe(v.array(oauthProviderParams), v.minLength(1), v.maxLength(100)),
  }),
})
