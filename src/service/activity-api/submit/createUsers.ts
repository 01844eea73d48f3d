import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { isWalletKey } from '../credentials/isWalletKey.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import type { CallContext } from '../requireCaller.ts'
import { giveUserTags } from '../user-tags/giveUserTags.ts'
import { requireUserTags } from '../user-tags/requireUserTags.ts'
import { insertNewUser, requireDistinctWaysIn } from '../users/insertNewUser.ts'
import { type NewUser, newUserRows } from '../users/newUserRows.ts'

/**
 * Makes users of the organization, all of them or none. They are no root users, and their addresses count as unproven.
 *
 * Ours: in a sub-organization no user begins with the key of a wallet. Such keys are public and nobody proves here to hold
 * one, so whoever has an account could draw into it the person whose wallet it is; `create_api_keys` takes the proof.
 */
export const createUsers: ActivityHandler<SubmitEndpoints['createUsers'], CallContext> = async (
  { users },
  context,
) => {
  const { parts, organizationId, nowMs } = context
  const made = await Promise.all(
    users.map((user, i) =>
      newUserRows(context, user, { organizationId, role: 'user', path: `parameters.users.${i}` }),
    ),
  )
  requireDistinctWaysIn(made)
  const topLevelId = await topLevelIdOf(parts.store, organizationId)
  const isTopLevel = topLevelId === organizationId
  if (!isTopLevel) requireNoWalletKey(made)
  const writer = isTopLevel ? 'parent' : 'account'
  return async (tx) => {
    await requireRoom(tx, organizationId, 'users', made.length)
    for (const [i, one] of made.entries()) {
      const tagIds = [...new Set(users[i]?.userTags)]
      await requireUserTags(tx, organizationId, tagIds)
      await insertNewUser(tx, one, { parts, writer, topLevelId, nowMs })
      await giveUserTags(tx, context, tagIds, [one.user.id])
    }
    return { userIds: made.map(({ user }) => user.id) }
  }
}

function requireNoWalletKey(users: readonly NewUser[]): void {
  if (users.some(({ credentials }) => credentials.some(isWalletKey)))
    throw new Refusal('REQUEST_INVALID', {
      details: 'the key of a wallet is added by create_api_keys, with its signature',
    })
}
