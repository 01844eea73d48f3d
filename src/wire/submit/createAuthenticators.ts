import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { authenticatorParams } from '../fields/authenticator.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Adds passkeys to a user (from the public wire). Spec: Submit endpoints › create_users › attestation fields. */
export const createAuthenticators = defineActivity({
  ...submitAnswers.createAuthenticators,
  intentKey: 'createAuthenticatorsIntentV2',
  resource: 'CREDENTIAL',
  action: 'CREATE',
  parameters: v.object({
    userId: v.string(),
    authenticators: v.pipe(v.array(authenticatorParams), v.minLength(1), v.maxLength(10)),
  }),
})
