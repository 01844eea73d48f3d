import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { accessType } from '../fields/accessType.ts'
import { anyIds } from '../fields/idLists.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Invites people to an organization. Spec: Submit endpoints › create_invitations. */
export const createInvitations = defineActivity({
  ...submitAnswers.createInvitations,
  intentKey: 'createInvitationsIntent',
  resource: 'INVITATION',
  action: 'CREATE',
  parameters: v.object({
    invitations: v.pipe(
      v.array(
        v.object({
          receiverUserName: v.string(),
          receiverUserEmail: v.string(),
          receiverUserTags: anyIds,
          accessType,
          senderUserId: v.string(),
        }),
      ),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
})
