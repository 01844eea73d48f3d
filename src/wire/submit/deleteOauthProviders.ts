import * as v from 'valibot'
import { defineActivity } from '../activity.ts'

/** Takes social logins from a user (from the public wire). Spec: Submit endpoints, common rules. */
export const deleteOauthProviders = defineActivity({
  path: '/public/v1/submit/delete_oauth_providers',
  type: 'ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS',
  intentKey: 'deleteOauthProvidersIntent',
  resultKey: 'deleteOauthProvidersResult',
  parameters: v.object({
    userId: v.string(),
    providerIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(10)),
  }),
  result: v.object({ providerIds: v.array(v.string()) }),
})
