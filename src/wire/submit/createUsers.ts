import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { anyIds } from '../fields/idLists.ts'
import { newUserParams } from '../fields/newUserParams.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Makes users of an organization, each with its first ways in and its tags. Spec: Submit endpoints › create_users. */
export const createUsers = defineActivity({
  ...submitAnswers.createUsers,
  intentKey: 'createUsersIntentV4',
  resource: 'USER',
  action: 'CREATE',
  parameters: v.object({
    users: v.pipe(
      v.array(v.object({ ...newUserParams.entries, userTags: anyIds })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
})
