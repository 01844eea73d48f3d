import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUsers } from '../users/requireUsers.ts'

/**
 * Makes exactly these users the root users, and says how many of them decide together.
 *
 * Ours: the user by whom the auth proxy acts is never one of them.
 */
export const updateRootQuorum: ActivityHandler<
  SubmitEndpoints['updateRootQuorum'],
  CallContext
> = async ({ threshold, userIds }, { organizationId, nowMs }) => {
  const ids = new Set(userIds)
  if (threshold > ids.size)
    throw invalid('parameters.threshold must be at most the number of users')
  return async (tx) => {
    const users = await requireUsers(tx, organizationId, [...ids])
    if (users.some(({ role }) => role === 'proxy'))
      throw invalid('the user of the auth proxy cannot be a root user')
    const roots = await tx.find('users', { organizationId, role: 'root' })
    const changes = [
      ...roots.filter(({ id }) => !ids.has(id)).map(({ id }) => ({ id, role: 'user' as const })),
      ...users
        .filter(({ role }) => role !== 'root')
        .map(({ id }) => ({ id, role: 'root' as const })),
    ]
    for (const { id, role } of changes)
      await tx.update('users', { id, organizationId }, { role, updatedAtMs: nowMs })
    await tx.update('organizations', { id: organizationId }, { rootQuorumThreshold: threshold })
    return {}
  }
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details })
}
