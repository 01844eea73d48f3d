import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { policyFromRow } from '../policies/policyFromRow.ts'
import type { CallContext } from '../requireCaller.ts'

/** Answers the policies of an organization, the oldest first. */
export const listPolicies: Handler<QueryEndpoints['listPolicies'], CallContext> = async (
  _body,
  { parts, organizationId },
) => {
  const rows = await parts.store.find('policies', { organizationId })
  return { policies: rows.map(policyFromRow) }
}
