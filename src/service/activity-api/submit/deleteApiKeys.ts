import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/** Takes keys from a user, all of them or none; the key of the request itself may be among them. */
export const deleteApiKeys: ActivityHandler<SubmitEndpoints['deleteApiKeys'], CallContext> = async (
  { userId, apiKeyIds },
  context,
) => {
  const { organizationId } = await requireUser(context, userId)
  return async (tx) => {
    for (const id of apiKeyIds)
      if ((await tx.remove('credentials', { id, organizationId, userId })) === 0)
        throw new Refusal('API_KEY_NOT_FOUND')
    return { apiKeyIds }
  }
}
