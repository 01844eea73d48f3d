import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/** Takes social logins from a user; all of those named, or none. */
export const deleteOauthProviders: ActivityHandler<
  SubmitEndpoints['deleteOauthProviders'],
  CallContext
> = async ({ userId, providerIds }, context) => {
  const { organizationId } = await requireUser(context, userId)
  return async (tx) => {
    for (const id of new Set(providerIds))
      if ((await tx.remove('oauthProviders', { id, organizationId, userId })) === 0)
        throw new Refusal('OAUTH_PROVIDER_NOT_FOUND')
    return { providerIds }
  }
}
