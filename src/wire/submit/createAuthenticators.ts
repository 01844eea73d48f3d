import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { authenticatorParams } from '../fields/authenticator.ts'

/** Adds passkeys to a user (from the public wire). Spec: Submit endpoints › create_users › attestation fields. */
export const createAuthenticators = defineActivity({
  path: '/public/v1/submit/create_authenticators',
  type: 'ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2',
  intentKey: 'createAuthenticatorsIntentV2',
  resultKey: 'createAuthenticatorsResult',
  parameters: v.object({
    userId: v.string(),
    authenticators: v.pipe(v.array(authenticatorParams), v.minLength(1), v.maxLength(10)),
  }),
  result: v.object({ authenticatorIds: v.array(v.string()) }),
})
