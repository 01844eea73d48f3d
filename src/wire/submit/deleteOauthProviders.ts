import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Takes social logins from a user (from the public wire). Spec: Submit endpoints, common rules. */
export const deleteOauthProviders = defineActivity({
  ...submitAnswers.deleteOauthProviders,
  intentKey: 'deleteOauthProvidersIntent',
  resource: 'CREDENTIAL',
  action: 'DELETE',
  parameters: v.object({
    userId: v.string(),
    providerIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(10)),
  }),
})
