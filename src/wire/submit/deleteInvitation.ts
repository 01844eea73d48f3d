import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Takes an invitation back (from the public wire). Spec: Other named resources › invitations. */
export const deleteInvitation = defineActivity({
  ...submitAnswers.deleteInvitation,
  intentKey: 'deleteInvitationIntent',
  resource: 'INVITATION',
  action: 'DELETE',
  parameters: v.object({
    invitationId: v.string(),
  }),
})
