import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Gives a user another name. Spec: Submit endpoints › update_user_name. */
export const updateUserName = defineActivity({
  ...submitAnswers.updateUserName,
  intentKey: 'updateUserNameIntent',
  resource: 'USER',
  action: 'UPDATE',
  parameters: v.object({
    userId: v.string(),
    userName: v.string(),
  }),
})
