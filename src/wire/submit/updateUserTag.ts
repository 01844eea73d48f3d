import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { anyIds } from '../fields/idLists.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Renames a tag, gives it to users and takes it from others (from the public wire).
 *
 * Spec: Other named resources › user tags.
 */
export const updateUserTag = defineActivity({
  ...submitAnswers.updateUserTag,
  intentKey: 'updateUserTagIntent',
  resource: 'USER',
  action: 'UPDATE',
  parameters: v.object({
    userTagId: v.string(),
    newUserTagName: v.optional(v.string()),
    addUserIds: anyIds,
    removeUserIds: anyIds,
  }),
})
