import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { insertPolicies, newPolicyRow } from '../policies/policyRows.ts'
import type { CallContext } from '../requireCaller.ts'

/** Makes policies, all of them or none. */
export const createPolicies: ActivityHandler<
  SubmitEndpoints['createPolicies'],
  CallContext
> = async ({ policies }, context) => {
  const rows = policies.map((one, i) => newPolicyRow(context, one, `parameters.policies.${i}`))
  return async (tx) => {
    await insertPolicies(tx, context.organizationId, rows)
    return { policyIds: rows.map(({ id }) => id) }
  }
}
