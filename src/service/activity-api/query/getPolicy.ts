import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { policyFromRow } from '../policies/policyFromRow.ts'
import { requirePolicyRow } from '../policies/policyRows.ts'
import type { CallContext } from '../requireCaller.ts'

export const getPolicy: Handler<QueryEndpoints['getPolicy'], CallContext> = async (
  { policyId },
  { parts, organizationId },
) => ({ policy: policyFromRow(await requirePolicyRow(parts.store, organizationId, policyId)) })
