import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { anyIds } from '../fields/idLists.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Makes a tag for users, and gives it to some (from the public wire).
 *
 * Spec: Other named resources › user tags.
 */
export const createUserTag = defineActivity({
  ...submitAnswers.createUserTag,
  intentKey: 'createUserTagIntent',
  resource: 'USER',
  action: 'CREATE',
  parameters: v.object({
    userTagName: v.string(),
    userIds: anyIds,
  }),
})
