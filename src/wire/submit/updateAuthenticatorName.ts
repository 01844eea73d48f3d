import * as v from 'valibot'
import { defineActivity } from '../activity.ts'

/**
 * Renames a passkey.
 *
 * Spec: Submit endpoints, common rules.
 * Ours: neither the specification nor the public wire can do this; path, names and members follow `update_user_name`.
 */
export const updateAuthenticatorName = defineActivity({
  path: '/public/v1/submit/update_authenticator_name',
  type: 'ACTIVITY_TYPE_UPDATE_AUTHENTICATOR_NAME',
  intentKey: 'updateAuthenticatorNameIntent',
  resultKey: 'updateAuthenticatorNameResult',
  parameters: v.object({
    userId: v.string(),
    authenticatorId: v.string(),
    authenticatorName: v.string(),
  }),
  result: v.object({ authenticatorId: v.string() }),
})
