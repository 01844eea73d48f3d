import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { requirePolicyRow } from '../policies/policyRows.ts'
import type { CallContext } from '../requireCaller.ts'

/** Deletes policies, all of them or none. */
export const deletePolicies: ActivityHandler<
  SubmitEndpoints['deletePolicies'],
  CallContext
> = async ({ policyIds }, { organizationId }) => {
  const ids = [...new Set(policyIds)]
  return async (tx) => {
    for (const id of ids) {
      await requirePolicyRow(tx, organizationId, id)
      await tx.remove('policies', { id, organizationId })
    }
    return { policyIds: ids }
  }
}
