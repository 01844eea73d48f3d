import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { oauthProviderParams } from '../fields/oauthProvider.ts'

/** Adds social logins to a user (from the public wire). Spec: Submit endpoints › create_users › oauthProviders. */
export const createOauthProviders = defineActivity({
  path: '/public/v1/submit/create_oauth_providers',
  type: 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2',
  intentKey: 'createOauthProvidersIntentV2',
  resultKey: 'createOauthProvidersResultV2',
  parameters: v.object({
    userId: v.string(),
    oauthProviders: v.pipe(v.array(oauthProviderParams), v.minLength(1)),
  }),
  result: v.object({ providerIds: v.array(v.string()) }),
})
