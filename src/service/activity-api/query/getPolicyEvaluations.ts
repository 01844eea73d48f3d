import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Answers what the policies said to each vote on an activity, the first vote first.
 *
 * Ours: a vote for which nobody asked them, because the root users are a quorum, has no evaluation.
 */
export const getPolicyEvaluations: Handler<
  QueryEndpoints['getPolicyEvaluations'],
  CallContext
> = async ({ activityId }, { parts, organizationId }) => {
  const activity = await parts.store.first('activities', { id: activityId, organizationId })
  if (!activity) throw new Refusal('ACTIVITY_NOT_FOUND')
  const rows = await parts.store.find('policyEvaluations', { activityId, organizationId })
  return {
    policyEvaluations: rows.map((row) => ({
      id: row.id,
      activityId,
      organizationId,
      voteId: row.voteId,
      policyEvaluations: [...row.evaluations],
      createdAt: timestampFromMs(row.createdAtMs),
    })),
  }
}
