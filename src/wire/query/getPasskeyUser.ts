import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'

/**
 * `get_user`, of whose answer only what a new passkey is made of is read: the login that offers one loads no more.
 *
 * Spec: Query endpoints (B), common rules (from the public wire).
 */
export const getPasskeyUser = defineEndpoint({
  path: '/public/v1/query/get_user',
  request: v.object({ organizationId: v.string(), userId: v.string() }),
  response: v.object({
    user: v.object({
      userName: v.string(),
      userEmail: v.optional(v.string()),
      userPhoneNumber: v.optional(v.string()),
      authenticators: v.array(v.object({ credentialId: v.string() })),
    }),
  }),
})

/** As much of a user as a new passkey is made of. */
export type PasskeyUser = v.InferOutput<typeof getPasskeyUser.response>['user']
