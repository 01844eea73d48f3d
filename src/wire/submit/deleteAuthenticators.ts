import * as v from 'valibot'
import { defineActivity } from '../activity.ts'

/** Takes passkeys from a user (from the public wire). Spec: Submit endpoints, common rules. */
export const deleteAuthenticators = defineActivity({
  path: '/public/v1/submit/delete_authenticators',
  type: 'ACTIVITY_TYPE_DELETE_AUTHENTICATORS',
  intentKey: 'deleteAuthenticatorsIntent',
  resultKey: 'deleteAuthenticatorsResult',
  parameters: v.object({
    userId: v.string(),
    authenticatorIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(10)),
  }),
  result: v.object({ authenticatorIds: v.array(v.string()) }),
})
