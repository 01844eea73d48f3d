import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { oauth2Credential } from '../fields/oauth2Credential.ts'

/** All clients of providers (from the public wire). Spec: Query endpoints (B), common rules. */
export const listOauth2Credentials = defineEndpoint({
  path: '/public/v1/query/list_oauth2_credentials',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ oauth2Credentials: v.array(oauth2Credential) }),
})
