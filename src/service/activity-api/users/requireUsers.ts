import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { Reads } from '../../store/store.ts'

/**
 * The users of an organization that a request names.
 *
 * @throws Refusal `USER_NOT_FOUND`, also for a user of another organization.
 */
export async function requireUsers(
  reads: Reads,
  organizationId: string,
  ids: readonly string[],
): Promise<readonly UserRow[]> {
  const users: UserRow[] = []
  for (const id of ids) {
    const user = await reads.first('users', { id, organizationId })
    if (!user) throw new Refusal('USER_NOT_FOUND')
    users.push(user)
  }
  return users
}
