import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Takes API keys from a user, those of sessions among them: a log-out ends its session with it (from the public wire).
 *
 * Spec: Submit endpoints, common rules.
 */
export const deleteApiKeys = defineActivity({
  ...submitAnswers.deleteApiKeys,
  intentKey: 'deleteApiKeysIntent',
  resource: 'CREDENTIAL',
  action: 'DELETE',
  parameters: v.object({
    userId: v.string(),
    apiKeyIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
  }),
})
