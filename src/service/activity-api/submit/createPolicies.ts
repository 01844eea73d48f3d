import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { PolicyRow } from '../../store/policyRows.ts'
import { takeTurn } from '../../takeTurn.ts'
import { insertPolicies, newPolicyRow } from '../policies/policyRows.ts'
import type { CallContext } from '../requireCaller.ts'

/** Makes policies, all of them or none. */
export const createPolicies: ActivityHandler<
  SubmitEndpoints['createPolicies'],
  CallContext
> = async ({ policies }, context) => {
  const rows: PolicyRow[] = []
  for (const [i, one] of policies.entries()) {
    rows.push(newPolicyRow(context, one, `parameters.policies.${i}`))
    await takeTurn()
  }
  return async (tx) => {
    await insertPolicies(tx, context.organizationId, rows)
    return { policyIds: rows.map(({ id }) => id) }
  }
}
