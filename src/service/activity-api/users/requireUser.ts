import { Refusal } from '../../http/refusal.ts'
import type { UserRow } from '../../store/rows.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * The user of the organization that a request is about; who is not a root user may name itself only.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED` or `USER_NOT_FOUND`.
 */
export async function requireUser(
  { parts, caller, organizationId }: CallContext,
  userId: string,
): Promise<UserRow> {
  if (caller.user.role !== 'root' && userId !== caller.user.id)
    throw new Refusal('REQUEST_NOT_AUTHORIZED')
  const user = await parts.store.first('users', { id: userId, organizationId })
  if (!user) throw new Refusal('USER_NOT_FOUND')
  return user
}
