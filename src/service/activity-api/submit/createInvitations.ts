import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { InvitationRow } from '../../store/memberRows.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import { normalizeContact } from '../otp/normalizeContact.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUserTags } from '../user-tags/requireUserTags.ts'
import { requireUsers } from '../users/requireUsers.ts'

/**
 * Keeps invitations, all of them or none.
 *
 * Ours: an address is invited to an organization once, until the invitation is taken back. Nothing is sent, and an
 * invitation gives nobody a right: the public API has no activity to accept one.
 */
export const createInvitations: ActivityHandler<
  SubmitEndpoints['createInvitations'],
  CallContext
> = async ({ invitations }, { parts, organizationId, nowMs }) => {
  const rows: InvitationRow[] = []
  for (const [i, one] of invitations.entries()) {
    requireName(one.receiverUserName, `parameters.invitations.${i}.receiverUserName`)
    rows.push({
      id: parts.newId(),
      organizationId,
      senderUserId: one.senderUserId,
      receiverName: one.receiverUserName,
      receiverEmail: await normalizeContact('OTP_TYPE_EMAIL', one.receiverUserEmail),
      receiverTagIds: [...new Set(one.receiverUserTags)],
      accessType: one.accessType,
      createdAtMs: nowMs,
      updatedAtMs: nowMs,
    })
  }
  return async (tx) => {
    await requireRoom(tx, organizationId, 'invitations', rows.length)
    for (const row of rows) {
      await requireUsers(tx, organizationId, [row.senderUserId])
      await requireUserTags(tx, organizationId, row.receiverTagIds)
      const { receiverEmail } = row
      if (await tx.first('invitations', { receiverEmail, organizationId }))
        throw new Refusal('INVITATION_EXISTS')
      await tx.insert('invitations', row)
    }
    return { invitationIds: rows.map(({ id }) => id) }
  }
}
