import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * The user of the organization that a request is about.
 *
 * @throws Refusal `USER_NOT_FOUND`, also for a user of another organization.
 */
export async function requireUser(
  { parts, organizationId }: Pick<CallContext, 'parts' | 'organizationId'>,
  userId: string,
): Promise<UserRow> {
  const user = await parts.store.first('users', { id: userId, organizationId })
  if (!user) throw new Refusal('USER_NOT_FOUND')
  return user
}
