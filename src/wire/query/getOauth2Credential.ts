import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { oauth2Credential } from '../fields/oauth2Credential.ts'

/** One client of a provider (from the public wire). Spec: Query endpoints (B), common rules. */
export const getOauth2Credential = defineEndpoint({
  path: '/public/v1/query/get_oauth2_credential',
  request: v.object({ organizationId: v.string(), oauth2CredentialId: v.string() }),
  response: v.object({ oauth2Credential }),
})
