import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { oauthProvider } from '../fields/user.ts'

/** The social logins of one user, or of all (from the public wire). Spec: Query endpoints (B), common rules. */
export const getOauthProviders = defineEndpoint({
  path: '/public/v1/query/get_oauth_providers',
  request: v.object({ organizationId: v.string(), userId: v.optional(v.string()) }),
  response: v.object({ oauthProviders: v.array(oauthProvider) }),
})
