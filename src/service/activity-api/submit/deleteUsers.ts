import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'
import { removeUser } from '../users/removeUser.ts'
import { requireUsers } from '../users/requireUsers.ts'

/**
 * Deletes users with all that lets them in, all of them or none.
 *
 * Ours: nobody deletes itself, nor the user by whom the auth proxy acts, and as many root users stay as the quorum needs:
 * an organization without them could never be changed again.
 */
export const deleteUsers: ActivityHandler<SubmitEndpoints['deleteUsers'], CallContext> = async (
  { userIds },
  { caller, organizationId },
) => {
  const ids = [...new Set(userIds)]
  return async (tx) => {
    const users = await requireUsers(tx, organizationId, ids)
    await requireRootsLeft(tx, organizationId, users)
    if (ids.includes(caller.user.id)) throw required('nobody can delete itself')
    if (users.some(({ role }) => role === 'proxy')) throw required('the auth proxy acts by it')
    for (const user of users) await removeUser(tx, user)
    return { userIds: ids }
  }
}

async function requireRootsLeft(
  tx: Transaction,
  organizationId: string,
  leaving: readonly UserRow[],
): Promise<void> {
  const roots = leaving.filter(({ role }) => role === 'root').length
  if (roots === 0) return
  const organization = await tx.first('organizations', { id: organizationId })
  const needed = Math.max(1, organization?.rootQuorumThreshold ?? 1)
  if ((await tx.count('users', { organizationId, role: 'root' })) - roots < needed)
    throw required(`the organization needs ${needed} root ${needed === 1 ? 'user' : 'users'}`)
}

function required(details: string): Refusal {
  return new Refusal('USER_REQUIRED', { details })
}
