import * as v from 'valibot'
import { defineActivity } from '../activity.ts'

/**
 * Takes API keys from a user, those of sessions among them: a log-out ends its session with it (from the public wire).
 *
 * Spec: Submit endpoints, common rules.
 */
export const deleteApiKeys = defineActivity({
  path: '/public/v1/submit/delete_api_keys',
  type: 'ACTIVITY_TYPE_DELETE_API_KEYS',
  intentKey: 'deleteApiKeysIntent',
  resultKey: 'deleteApiKeysResult',
  parameters: v.object({
    userId: v.string(),
    apiKeyIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(20)),
  }),
  result: v.object({ apiKeyIds: v.array(v.string()) }),
})
