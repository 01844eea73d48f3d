import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { anyIds } from '../fields/idLists.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Changes a user: what is left out stays. The tags that are named are all that it has afterwards; an empty text takes an
 * address away (from the public wire).
 *
 * Spec: Submit endpoints › update_user_name, whose shape it has.
 */
export const updateUser = defineActivity({
  ...submitAnswers.updateUser,
  intentKey: 'updateUserIntent',
  resource: 'USER',
  action: 'UPDATE',
  parameters: v.object({
    userId: v.string(),
    userName: v.optional(v.string()),
    userEmail: v.optional(v.string()),
    userTagIds: v.optional(anyIds),
    userPhoneNumber: v.optional(v.string()),
  }),
})
