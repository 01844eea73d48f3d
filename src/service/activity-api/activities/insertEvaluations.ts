import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Transaction } from '../../store/store.ts'
import type { Decision } from './decide.ts'

/** Keeps what the policies said to the last vote on an activity; where there are none, there is nothing to keep. */
export async function insertEvaluations(
  tx: Transaction,
  parts: Pick<ServiceParts, 'newId'>,
  {
    row: { id: activityId, organizationId, votes },
    decision: { evaluations },
    nowMs,
  }: {
    readonly row: ActivityRow
    readonly decision: Decision
    readonly nowMs: number
  },
): Promise<void> {
  const vote = votes.at(-1)
  if (!vote || evaluations.length === 0) return
  await tx.insert('policyEvaluations', {
    id: parts.newId(),
    organizationId,
    activityId,
    voteId: vote.id,
    evaluations,
    createdAtMs: nowMs,
  })
}
