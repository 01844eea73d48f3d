import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/**
 * Takes passkeys from a user: all of them or none.
 *
 * Ours: the last way in can be taken too; to say so beforehand is for the one who asks the person.
 */
export const deleteAuthenticators: ActivityHandler<
  SubmitEndpoints['deleteAuthenticators'],
  CallContext
> = async ({ userId, authenticatorIds }, context) => {
  const { organizationId } = await requireUser(context, userId)
  return async (tx) => {
    for (const id of authenticatorIds)
      if ((await tx.remove('authenticators', { id, organizationId, userId })) === 0)
        throw new Refusal('AUTHENTICATOR_NOT_FOUND')
    return { authenticatorIds }
  }
}
