import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { authenticator } from '../fields/authenticator.ts'

/** One passkey (from the public wire). Spec: Query endpoints (B), common rules. */
export const getAuthenticator = defineEndpoint({
  path: '/public/v1/query/get_authenticator',
  request: v.object({ organizationId: v.string(), authenticatorId: v.string() }),
  response: v.object({ authenticator }),
})
