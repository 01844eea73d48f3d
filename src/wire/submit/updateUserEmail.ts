import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Gives a user another email address, or takes it away with an empty text (from the public wire).
 *
 * Spec: Submit endpoints › update_user_name, whose shape it has.
 */
export const updateUserEmail = defineActivity({
  ...submitAnswers.updateUserEmail,
  intentKey: 'updateUserEmailIntent',
  resource: 'USER',
  action: 'UPDATE',
  parameters: v.object({
    userId: v.string(),
    userEmail: v.string(),
    verificationToken: v.optional(v.string()),
  }),
})
