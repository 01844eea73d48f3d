import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  authenticatorRows,
  insertAuthenticators,
  MAX_AUTHENTICATORS,
} from '../authenticators/authenticatorRows.ts'
import type { CallContext } from '../requireCaller.ts'
import { requireUser } from '../users/requireUser.ts'

/** Adds passkeys to a user: all of them or none. */
export const createAuthenticators: ActivityHandler<
  SubmitEndpoints['createAuthenticators'],
  CallContext
> = async ({ userId, authenticators }, context) => {
  const user = await requireUser(context, userId)
  const rows = await authenticatorRows(context, authenticators, user, 'parameters.authenticators')
  return async (tx) => {
    const { organizationId } = user
    const count = await tx.count('authenticators', { organizationId, userId })
    if (count + rows.length > MAX_AUTHENTICATORS)
      throw new Refusal('REQUEST_INVALID', {
        details: `a user can have ${MAX_AUTHENTICATORS} passkeys at most`,
      })
    await insertAuthenticators(tx, rows)
    return { authenticatorIds: rows.map(({ id }) => id) }
  }
}
