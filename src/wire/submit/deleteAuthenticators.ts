import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Takes passkeys from a user (from the public wire). Spec: Submit endpoints, common rules. */
export const deleteAuthenticators = defineActivity({
  ...submitAnswers.deleteAuthenticators,
  intentKey: 'deleteAuthenticatorsIntent',
  resource: 'CREDENTIAL',
  action: 'DELETE',
  parameters: v.object({
    userId: v.string(),
    authenticatorIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(10)),
  }),
})
