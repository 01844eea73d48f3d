import type { ActivityRecord } from '../../../wire/activityRecord.ts'
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
  const { parts, caller } = context
  const isSubmitter = row.userId === caller.user.id
  return recordFromRow(row, {
    voters: await votersOf(context, [row]),
    secrets: isSubmitter ? await openSecrets(parts, row) : null,
    canVote: await canVote(context, row),
  })
}

/** Activities as queries answer them: without their secrets. */
export async function recordsFor(
  context: CallContext,
  rows: readonly ActivityRow[],
): Promise<ActivityRecord[]> {
  const voters = await votersOf(context, rows)
  return Promise.all(
    rows.map(async (row) =>
      recordFromRow(row, { voters, secrets: null, canVote: await canVote(context, row) }),
    ),
  )
}
