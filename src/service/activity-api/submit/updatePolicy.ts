import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  requireFreePolicyName,
  requirePolicy,
  requirePolicyRow,
  requireRoomForText,
  type WrittenPaths,
} from '../policies/policyRows.ts'
import type { CallContext } from '../requireCaller.ts'

const paths: WrittenPaths = {
  name: 'parameters.policyName',
  condition: 'parameters.policyCondition',
  consensus: 'parameters.policyConsensus',
  time: 'parameters.time',
  notes: 'parameters.policyNotes',
}

/** Changes what the request names of a policy; the rest stays as it is. */
export const updatePolicy: ActivityHandler<SubmitEndpoints['updatePolicy'], CallContext> = async (
  { policyId, ...changes },
  { organizationId, nowMs },
) => {
  if (Object.values(changes).every((one) => one === undefined))
    throw new Refusal('REQUEST_INVALID', { details: 'parameters must change something' })
  return async (tx) => {
    const row = await requirePolicyRow(tx, organizationId, policyId)
    const next = {
      ...row,
      name: changes.policyName ?? row.name,
      effect: changes.policyEffect ?? row.effect,
      condition: changes.policyCondition ?? row.condition,
      consensus: changes.policyConsensus ?? row.consensus,
      notes: changes.policyNotes ?? row.notes,
      time: changes.time ?? row.time,
      updatedAtMs: nowMs,
    }
    requirePolicy(next, paths)
    await requireRoomForText(tx, organizationId, [next])
    if (next.name !== row.name) await requireFreePolicyName(tx, next)
    // names are unique, and such columns never change: the row is made anew
    await tx.remove('policies', { id: policyId, organizationId })
    await tx.insert('policies', next)
    return { policyId }
  }
}
