import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { someIds } from '../fields/idLists.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Deletes users with all that lets them in (from the public wire).
 *
 * Spec: Submit endpoints › delete_user_tags, whose shape it has.
 */
export const deleteUsers = defineActivity({
  ...submitAnswers.deleteUsers,
  intentKey: 'deleteUsersIntent',
  resource: 'USER',
  action: 'DELETE',
  parameters: v.object({
    userIds: someIds,
  }),
})
