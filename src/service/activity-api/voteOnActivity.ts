import { bytesFromUtf8, utf8FromBytes } from '../../lib/utf8.ts'
import { headers } from '../../wire/headers.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'
import type { BoundOperation } from '../http/bindOperation.ts'
import { checkShape } from '../http/checkShape.ts'
import { jsonResponseInTurns } from '../http/jsonResponse.ts'
import { Refusal } from '../http/refusal.ts'
import { countStored } from '../limits/countStored.ts'
import { withPolicySteps } from '../policy/withPolicySteps.ts'
import type { ActivityRow } from '../store/rows.ts'
import { answerFor } from './activities/answerFor.ts'
import { type Ballot, castVote, requireVotable } from './activities/castVote.ts'
import type { Line } from './activities/createLine.ts'
import { finishActivity, type Runs, resumeActivity } from './activities/finishActivity.ts'
import { requireMember } from './authorize.ts'
import { receiveActivity } from './receiveActivity.ts'
import { type CallContext, requireCaller } from './requireCaller.ts'
import { requireFresh } from './requireFresh.ts'
import type { VoteName } from './runEndpoints.ts'
import type { CountedParts } from './submitActivity.ts'

const selections = {
  approveActivity: 'VOTE_SELECTION_APPROVED',
  rejectActivity: 'VOTE_SELECTION_REJECTED',
} as const satisfies Readonly<Record<VoteName, Ballot['selection']>>

/**
 * Answers the votes of one kind: right first, as with every submit, then the activity in its new state. The vote that
 * reaches consensus runs it.
 *
 * Ours: votes on one activity are counted one after the other. The same body again is the same vote, and is answered by where the activity stands now.
 */
export function voteOnActivity(
  parts: CountedParts,
  runs: Runs,
  line: Line,
  name: VoteName,
): BoundOperation {
  const { type, parameters: schema } = submitEndpoints[name]
  return async (request, info) => {
    const { body, stamp, envelope } = await receiveActivity(parts, request, info)
    if (envelope.type !== type)
      throw new Refusal('REQUEST_INVALID', { details: `type must be ${type}` })
    const { fingerprint } = checkShape(schema, envelope.parameters, 'parameters')
    const nowMs = parts.clock.nowMs()
    const { organizationId } = envelope
    const call = { organizationId, nowMs, findsAccount: false, confirms: true }
    const caller = await requireCaller(parts, call, stamp)
    requireMember(caller)
    parts.countSubmit(organizationId)
    const clientVersion = request.headers.get(headers.clientVersion) ?? undefined
    const context = { parts, caller, organizationId, activityId: null, nowMs, clientVersion }
    const ballot = { fingerprint, selection: selections[name], message: utf8FromBytes(body) ?? '' }
    const row = await vote(context, runs, line, { ballot, timestampMs: envelope.timestampMs })
    const { response } = await jsonResponseInTurns({ activity: await answerFor(context, row) })
    return response
  }
}

async function vote(
  context: CallContext,
  runs: Runs,
  line: Line,
  { ballot, timestampMs }: { readonly ballot: Ballot; readonly timestampMs: string },
): Promise<ActivityRow> {
  const { parts, caller, nowMs, organizationId } = context
  return withPolicySteps(parts, organizationId, async (budget) => {
    const found = await requireVotable(context, ballot, budget)
    if (isCast(found, caller.user.id, ballot)) return resumeActivity(parts, runs, found, nowMs)
    requireFresh(timestampMs, nowMs)
    countStored(parts, organizationId, bytesFromUtf8(ballot.message))
    await caller.use?.()
    const { row, isReached } = await line(found.id, () => castVote(context, found, ballot, budget))
    return isReached ? finishActivity(parts, runs, row, nowMs) : row
  })
}

function isCast({ votes }: ActivityRow, voterId: string, { message }: Ballot): boolean {
  return votes.some((vote) => vote.userId === voterId && vote.message === message)
}
