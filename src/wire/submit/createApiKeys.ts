import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { apiKeyParams } from '../fields/apiKey.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Adds API keys to a user, those of external wallets among them (from the public wire).
 *
 * Spec: Submit endpoints › create_users › users item.
 * Ours: `proof` is what the key itself signed, as an `X-Stamp` of the text of a link message; see `linkMessage`.
 */
export const createApiKeys = defineActivity({
  ...submitAnswers.createApiKeys,
  intentKey: 'createApiKeysIntentV2',
  resource: 'CREDENTIAL',
  action: 'CREATE',
  parameters: v.object({
    userId: v.string(),
    apiKeys: v.pipe(v.array(apiKeyParams), v.minLength(1), v.maxLength(20)),
  }),
})
