import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/** Says who stamped: the user and its own organization, also when it named a sub-organization. */
export const whoami: Handler<QueryEndpoints['whoami'], CallContext> = async (
  _body,
  { parts, caller: { user } },
) => {
  const organization = await parts.store.first('organizations', { id: user.organizationId })
  if (!organization) throw new Refusal('ORGANIZATION_NOT_FOUND')
  return {
    organizationId: organization.id,
    organizationName: organization.name,
    userId: user.id,
    username: user.name,
  }
}
