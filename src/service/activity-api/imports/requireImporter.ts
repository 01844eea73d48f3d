import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/**
 * Lets nobody but the user itself begin an import or go on with one.
 *
 * @throws Refusal `USER_NOT_FOUND`, for a user of another organization just as for none, or `REQUEST_NOT_AUTHORIZED`.
 */
export async function requireImporter(context: CallContext, userId: string): Promise<void> {
  const { id } = await requireUser(context, userId)
  if (id !== context.caller.user.id) throw new Refusal('REQUEST_NOT_AUTHORIZED')
}
