import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { authenticatorFromRow } from '../authenticators/authenticatorFromRow.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers about one passkey; who is not a root user may ask about its own only. */
export const getAuthenticator: Handler<QueryEndpoints['getAuthenticator'], CallContext> = async (
  { authenticatorId: id },
  { parts, caller: { user }, organizationId },
) => {
  const row = await parts.store.first('authenticators', { id, organizationId })
  if (!row || (user.role !== 'root' && row.userId !== user.id))
    throw new Refusal('AUTHENTICATOR_NOT_FOUND')
  return { authenticator: authenticatorFromRow(row) }
}
