import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/** Takes an invitation back; its address can be invited again. */
export const deleteInvitation: ActivityHandler<SubmitEndpoints['deleteInvitation'], CallContext> =
  async ({ invitationId }, { organizationId }) =>
  async (tx) => {
    if ((await tx.remove('invitations', { id: invitationId, organizationId })) === 0)
      throw new Refusal('INVITATION_NOT_FOUND')
    return { invitationId }
  }
