import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { insertPolicies, newPolicyRow } from '../policies/policyRows.ts'
import type { CallContext } from '../requireCaller.ts'

/** Makes a policy. One whose expressions do not parse, or whose parts do not fit, is refused with the place. */
export const createPolicy: ActivityHandler<SubmitEndpoints['createPolicy'], CallContext> = async (
  params,
  context,
) => {
  const row = newPolicyRow(context, params, 'parameters')
  return async (tx) => {
    await insertPolicies(tx, context.organizationId, [row])
    return { policyId: row.id }
  }
}
