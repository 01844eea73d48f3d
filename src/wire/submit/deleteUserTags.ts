import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { someIds } from '../fields/idLists.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Deletes tags, and tells who had them. Spec: Submit endpoints › delete_user_tags. */
export const deleteUserTags = defineActivity({
  ...submitAnswers.deleteUserTags,
  intentKey: 'deleteUserTagsIntent',
  resource: 'USER',
  action: 'DELETE',
  parameters: v.object({
    userTagIds: someIds,
  }),
})
