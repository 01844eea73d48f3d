import { utf8FromBytes } from '../../../lib/utf8.ts'
import { Refusal } from '../../http/refusal.ts'
import { pauseBeforeLong } from '../../limits/createBytesPause.ts'
import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { UniqueViolation } from '../../store/store.ts'
import type { BoundActivity, BoundCall } from '../bindActivity.ts'
import { recordKeyProof } from '../credentials/provenKeys.ts'
import { requireStanding } from '../organizations/requireStanding.ts'
import type { CallContext } from '../requireCaller.ts'
import { announceActivity } from './announceActivity.ts'
import { prepareAppProofs } from './appProofs.ts'
import { contentOf } from './contentOf.ts'
import type { Decision } from './decide.ts'
import { insertEvaluations } from './insertEvaluations.ts'
import type { Members } from './splitMembers.ts'
import { voteOf } from './votes.ts'

/** An activity that is about to be recorded, and to run unless it waits. */
export type Submission = {
  readonly activity: BoundActivity
  readonly call: BoundCall
  readonly context: CallContext
  readonly body: Uint8Array
  readonly fingerprint: string
  readonly decision: Decision
}

export function findActivity(
  parts: Pick<ServiceParts, 'store'>,
  organizationId: string,
  fingerprint: string,
): Promise<ActivityRow | undefined> {
  return parts.store.first('activities', { organizationId, fingerprint })
}

/**
 * Executes an activity and records it, both or neither. One that waits for consensus is recorded only; a token that vouches
 * for its stamp is used up all the same.
 *
 * When another process was faster with the same body, its record is the answer: the unique fingerprint decides, and a
 * refusal that only came because the other one had used something up is no answer of ours.
 */
export async function runActivity(submission: Submission): Promise<ActivityRow> {
  const { call, context, body, fingerprint, decision } = submission
  const { parts, organizationId, nowMs } = context
  try {
    const commit = decision.verdict === 'allowed' ? await call.execute(context) : null
    const withAppProofs = await prepareAppProofs(parts, body)
    await pauseBeforeLong(body)
    return await parts.store.transaction(
      async (tx) => {
        const { parentId } = await requireStanding(tx, organizationId)
        if (!commit) await context.caller.enter?.(tx)
        if (context.caller.provenKeyId) await recordKeyProof(tx, context.caller.provenKeyId, nowMs)
        const row = await withAppProofs(tx, await rowOf(submission, commit && (await commit(tx))))
        await tx.insert('activities', row)
        await insertEvaluations(tx, parts, { row, decision, nowMs })
        await announceActivity(tx, parts, row, parentId)
        return row
      },
      { organizationId },
    )
  } catch (error) {
    const mayHaveLost = error instanceof Refusal || error instanceof UniqueViolation
    const winner = mayHaveLost && (await findActivity(parts, organizationId, fingerprint))
    if (winner) return winner
    throw error
  }
}

/** To submit is to approve. */
async function rowOf(
  { activity, call, context, body, fingerprint }: Submission,
  outcome: Members | null,
): Promise<ActivityRow> {
  const { parts, organizationId, caller, nowMs } = context
  const id = context.activityId ?? parts.newId()
  const { message, ...content } = await contentOf(
    parts,
    { id, organizationId },
    { activity, intent: call.intent, outcome, message: utf8FromBytes(body) ?? '' },
  )
  const ballot = { activityId: id, selection: 'VOTE_SELECTION_APPROVED', message } as const
  return {
    id,
    organizationId,
    type: activity.type,
    status: outcome ? 'ACTIVITY_STATUS_COMPLETED' : 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    fingerprint,
    userId: caller.user.id,
    ...content,
    votes: [voteOf(context, ballot)],
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
    failure: {},
  }
}
