import type { ActivityRecord } from '../../../wire/activityRecord.ts'
import type { User } from '../../../wire/fields/user.ts'
import { createBytesPause } from '../../limits/createBytesPause.ts'
import { bounds } from '../../limits/limits.ts'
import { newBudget, usedSteps } from '../../policy/language/budget.ts'
import { withPolicySteps } from '../../policy/withPolicySteps.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { CallContext } from '../requireCaller.ts'
import { openSecrets } from './activitySecrets.ts'
import { createLine } from './createLine.ts'
import { getRecordForm, toSubmitAnswer } from './recordForm.ts'
import { recordFromRow, summarizeRecord } from './recordFromRow.ts'
import { type KnownVoters, type Voters, votersOf } from './votersOf.ts'
import { canVote } from './votingRight.ts'

/**
 * An activity as the answer to a submit or to a vote, with the time of the request, by default that of its making. Secrets go to the user who submitted, and to nobody else who may
 * read the record.
 */
export async function answerFor(
  context: CallContext,
  row: ActivityRow,
  timestampMs: string = String(row.createdAtMs),
): Promise<ActivityRecord> {
  const { parts, caller, organizationId } = context
  const isSubmitter = row.userId === caller.user.id
  const budget = newBudget()
  const record = recordFromRow(row, {
    voters: await votersOf(context, [row]),
    secrets: isSubmitter ? await openSecrets(parts, row) : null,
    canVote: await canVote(context, row, budget),
    form: getRecordForm(context.clientVersion),
  })
  parts.costs.add('policyStepsPerOrganization', organizationId, usedSteps(budget))
  return toSubmitAnswer(record, timestampMs)
}

/** An activity that is to be answered: how it is read, and whether it is answered whole or as a summary. */
export type ActivityEntry = {
  readonly read: () => Promise<ActivityRow | undefined>
  /** About how many bytes its texts have. */
  readonly bytes: number
  readonly isWhole: boolean
}

/**
 * Activities as queries answer them: without their secrets.
 *
 * Ours: whether the reader can vote is asked of all of them on one budget; after its end the answer is no. Each is read
 * when its turn comes, so that large ones are not in memory together. The users who voted take at most 1 MiB; votes beyond
 * that name the id of their user only.
 */
export async function recordsFor(
  context: CallContext,
  entries: readonly ActivityEntry[],
): Promise<ActivityRecord[]> {
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  const work = () => readRecords(context, entries)
  return bytes > bounds.bytesPerTurn ? longLists(context.organizationId, work) : work()
}

/** Long lists of one organization are read one after the other, so that they are not in memory together. */
const longLists = createLine()

async function readRecords(
  context: CallContext,
  entries: readonly ActivityEntry[],
): Promise<ActivityRecord[]> {
  const known: KnownVoters = new Map()
  return withPolicySteps(context.parts, context.organizationId, async (budget) => {
    const records: ActivityRecord[] = []
    const pause = createBytesPause()
    const fitting = createVoterBudget()
    for (const { read, bytes, isWhole } of entries) {
      await pause(bytes)
      const row = await read()
      if (!row) continue
      const reader = {
        voters: fitting(await votersOf(context, [row], known)),
        secrets: null,
        canVote: await canVote(context, row, budget),
        form: getRecordForm(context.clientVersion),
      }
      const record = recordFromRow(row, reader)
      records.push(isWhole ? record : summarizeRecord(record))
    }
    return records
  })
}

/** Leaves out voters once those of the records before take as many bytes as a page. */
function createVoterBudget(): (voters: Voters) => Voters {
  const sizes = new Map<string, number>()
  let left: number = bounds.pageBytes
  return (voters) => {
    const fitting = new Map<string, User>()
    for (const [id, voter] of voters) {
      const size = sizes.get(id) ?? JSON.stringify(voter).length
      sizes.set(id, size)
      if (size > left) continue
      left -= size
      fitting.set(id, voter)
    }
    return fitting
  }
}
