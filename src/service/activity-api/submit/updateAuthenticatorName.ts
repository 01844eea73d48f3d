import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

export const updateAuthenticatorName: ActivityHandler<
  SubmitEndpoints['updateAuthenticatorName'],
  CallContext
> = async ({ userId, authenticatorId, authenticatorName }, context) => {
  requireName(authenticatorName, 'parameters.authenticatorName')
  const { organizationId } = await requireUser(context, userId)
  return async (tx) => {
    const changed = await tx.update(
      'authenticators',
      { id: authenticatorId, organizationId, userId },
      { name: authenticatorName, updatedAtMs: context.nowMs },
    )
    if (changed === 0) throw new Refusal('AUTHENTICATOR_NOT_FOUND')
    return { authenticatorId }
  }
}
