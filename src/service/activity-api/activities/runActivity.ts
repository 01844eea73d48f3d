import { utf8FromBytes } from '../../../lib/utf8.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { UniqueViolation } from '../../store/store.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import type { BoundActivity, BoundCall } from '../bindActivity.ts'
import type { CallContext } from '../requireCaller.ts'
import { SEALED_MEMBER, sealSecrets } from './activitySecrets.ts'
import { prepareAppProofs } from './appProofs.ts'
import { type Members, splitMembers } from './splitMembers.ts'

/** An activity that is about to run. */
export type Submission = {
  readonly activity: BoundActivity
  readonly call: BoundCall
  readonly context: CallContext
  readonly body: Uint8Array
  readonly fingerprint: string
}

export function findActivity(
  parts: Pick<ServiceParts, 'store'>,
  organizationId: string,
  fingerprint: string,
): Promise<ActivityRow | undefined> {
  return parts.store.first('activities', { organizationId, fingerprint })
}

/**
 * Executes an activity and records it, both or neither.
 *
 * When another process was faster with the same body, its record is the answer: the unique fingerprint decides, and a
 * refusal that only came because the other one had used something up is no answer of ours.
 */
export async function runActivity(submission: Submission): Promise<ActivityRow> {
  const { call, context, body, fingerprint } = submission
  const { parts, organizationId } = context
  try {
    const commit = await call.execute(context)
    const withAppProofs = await prepareAppProofs(parts, body)
    return await parts.store.transaction(async (tx) => {
      const row = await withAppProofs(tx, await rowOf(submission, await commit(tx)))
      await tx.insert('activities', row)
      return row
    })
  } catch (error) {
    const mayHaveLost = error instanceof Refusal || error instanceof UniqueViolation
    const winner = mayHaveLost && (await findActivity(parts, organizationId, fingerprint))
    if (winner) return winner
    throw error
  }
}

async function rowOf(
  { activity, call, context, body, fingerprint }: Submission,
  outcome: Members,
): Promise<ActivityRow> {
  const { parts, organizationId, caller, nowMs } = context
  const id = parts.newId()
  const intent = splitMembers(call.intent, activity.secrets.intent)
  const result = splitMembers(outcome, activity.secrets.result)
  const message = utf8FromBytes(body) ?? ''
  const hasSecrets = [intent.secret, result.secret].some((held) => Object.keys(held).length > 0)
  const sealed = hasSecrets
    ? await sealSecrets(
        parts,
        { id, organizationId },
        { intent: intent.secret, result: result.secret, message },
      )
    : null
  return {
    id,
    organizationId,
    type: activity.type,
    status: 'ACTIVITY_STATUS_COMPLETED',
    fingerprint,
    userId: caller.user.id,
    intent: { [activity.intentKey]: intent.open },
    result: {
      [activity.resultKey]: result.open,
      ...(sealed === null ? {} : { [SEALED_MEMBER]: sealed }),
    },
    votes: [vote(context, id, hasSecrets ? '' : message)],
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
}

/** To submit is to approve. */
function vote({ parts, caller, nowMs }: CallContext, activityId: string, message: string): Members {
  const { publicKey, signature, scheme } = caller.signer
  return {
    id: parts.newId(),
    userId: caller.user.id,
    activityId,
    selection: 'VOTE_SELECTION_APPROVED',
    message,
    publicKey,
    signature,
    scheme,
    createdAt: timestampFromMs(nowMs),
  }
}
