import type { ActivityRecord } from '../../../wire/activityRecord.ts'
import { newBudget, usedSteps } from '../../policy/language/budget.ts'
import { withPolicySteps } from '../../policy/withPolicySteps.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { CallContext } from '../requireCaller.ts'
import { openSecrets } from './activitySecrets.ts'
import { recordFromRow } from './recordFromRow.ts'
import { votersOf } from './votersOf.ts'
import { canVote } from './votingRight.ts'

/**
 * An activity as the answer to a submit or to a vote. Secrets go to the user who submitted, and to nobody else who may
 * read the record.
 */
export async function answerFor(context: CallContext, row: ActivityRow): Promise<ActivityRecord> {
  const { parts, caller, organizationId } = context
  const isSubmitter = row.userId === caller.user.id
  const budget = newBudget()
  const record = recordFromRow(row, {
    voters: await votersOf(context, [row]),
    secrets: isSubmitter ? await openSecrets(parts, row) : null,
    canVote: await canVote(context, row, budget),
  })
  parts.costs.add('policyStepsPerOrganization', organizationId, usedSteps(budget))
  return record
}

/**
 * Activities as queries answer them: without their secrets.
 *
 * Ours: whether the reader can vote is asked of all of them on one budget; after its end the answer is no.
 */
export async function recordsFor(
  context: CallContext,
  rows: readonly ActivityRow[],
): Promise<ActivityRecord[]> {
  const voters = await votersOf(context, rows)
  return withPolicySteps(context.parts, context.organizationId, async (budget) => {
    const records: ActivityRecord[] = []
    for (const row of rows) {
      const reader = { voters, secrets: null, canVote: await canVote(context, row, budget) }
      records.push(recordFromRow(row, reader))
    }
    return records
  })
}
