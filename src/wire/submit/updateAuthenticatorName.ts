import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Renames a passkey.
 *
 * Spec: Submit endpoints, common rules.
 * Ours: neither the specification nor the public wire can do this; path, names and members follow `update_user_name`.
 */
export const updateAuthenticatorName = defineActivity({
  ...submitAnswers.updateAuthenticatorName,
  intentKey: 'updateAuthenticatorNameIntent',
  resource: 'CREDENTIAL',
  action: 'UPDATE',
  parameters: v.object({
    userId: v.string(),
    authenticatorId: v.string(),
    authenticatorName: v.string(),
  }),
})
