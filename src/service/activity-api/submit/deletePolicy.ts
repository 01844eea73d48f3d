import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requirePolicyRow } from '../policies/policyRows.ts'
import type { CallContext } from '../requireCaller.ts'

export const deletePolicy: ActivityHandler<SubmitEndpoints['deletePolicy'], CallContext> =
  async ({ policyId }, { organizationId }) =>
  async (tx) => {
    await requirePolicyRow(tx, organizationId, policyId)
    await tx.remove('policies', { id: policyId, organizationId })
    return { policyId }
  }
