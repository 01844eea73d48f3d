import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler, Commit } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Transaction } from '../../store/store.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'
import { giveUserTags } from '../user-tags/giveUserTags.ts'
import { requireUserTags } from '../user-tags/requireUserTags.ts'
import { contactCommit } from '../users/contactCommit.ts'
import { hasWayIn } from '../users/hasWayIn.ts'
import { requireUser } from '../users/requireUser.ts'
import { requireUsers } from '../users/requireUsers.ts'

/**
 * Changes name, addresses and tags of a user: all that the request names, or nothing.
 *
 * Ours: an address that is set here is a claim, as in `update_user_email` without a token. Nobody takes away its own last
 * way in here.
 */
export const updateUser: ActivityHandler<SubmitEndpoints['updateUser'], CallContext> = async (
  { userId, userName, userEmail, userPhoneNumber, userTagIds },
  context,
) => {
  const { caller, organizationId, nowMs } = context
  const named = [userName, userEmail, userPhoneNumber, userTagIds]
  if (named.every((one) => one === undefined)) throw invalid('parameters must change something')
  if (userName !== undefined) requireName(userName, 'parameters.userName')
  await requireUser(context, userId)
  const contacts = [
    { otpType: 'OTP_TYPE_EMAIL', contact: userEmail },
    { otpType: 'OTP_TYPE_SMS', contact: userPhoneNumber },
  ] as const
  const commits: Commit<unknown>[] = []
  for (const { otpType, contact } of contacts)
    if (contact !== undefined)
      commits.push(
        await contactCommit(context, { userId, otpType, contact, verificationToken: undefined }),
      )
  return async (tx) => {
    await requireUsers(tx, organizationId, [userId])
    const columns = { ...(userName === undefined ? {} : { name: userName }), updatedAtMs: nowMs }
    await tx.update('users', { id: userId, organizationId }, columns)
    for (const commit of commits) await commit(tx)
    if (userTagIds) await replaceTags(tx, context, userId, [...new Set(userTagIds)])
    if (commits.length > 0 && userId === caller.user.id) await requireWayIn(tx, context)
    return { userId }
  }
}

async function replaceTags(
  tx: Transaction,
  context: CallContext,
  userId: string,
  tagIds: readonly string[],
): Promise<void> {
  const { organizationId } = context
  await requireUserTags(tx, organizationId, tagIds)
  for (const { id, tagId } of await tx.find('userTagMembers', { organizationId, userId }))
    if (!tagIds.includes(tagId)) await tx.remove('userTagMembers', { id })
  await giveUserTags(tx, context, tagIds, [userId])
}

async function requireWayIn(
  tx: Transaction,
  { parts, caller: { user: caller } }: CallContext,
): Promise<void> {
  const { id, organizationId } = caller
  const user = await tx.first('users', { id, organizationId })
  if (user && !(await hasWayIn(tx, parts, user)))
    throw invalid('parameters take away the last way in of the user who asks')
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
