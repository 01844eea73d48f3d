import * as v from 'valibot'
import { defineActivity } from '../activity.ts'

/**
 * Gives a user another email address, or takes it away with an empty text (from the public wire).
 *
 * Spec: Submit endpoints › update_user_name, whose shape it has.
 */
export const updateUserEmail = defineActivity({
  path: '/public/v1/submit/update_user_email',
  type: 'ACTIVITY_TYPE_UPDATE_USER_EMAIL',
  intentKey: 'updateUserEmailIntent',
  resultKey: 'updateUserEmailResult',
  parameters: v.object({
    userId: v.string(),
    userEmail: v.string(),
    verificationToken: v.optional(v.string()),
  }),
  result: v.object({ userId: v.string() }),
})
