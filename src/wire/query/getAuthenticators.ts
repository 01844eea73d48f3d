import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { authenticator } from '../fields/authenticator.ts'

/** The passkeys of a user (from the public wire). Spec: Query endpoints (B), common rules. */
export const getAuthenticators = defineEndpoint({
  path: '/public/v1/query/get_authenticators',
  request: v.object({ organizationId: v.string(), userId: v.string() }),
  response: v.object({ authenticators: v.array(authenticator) }),
})
