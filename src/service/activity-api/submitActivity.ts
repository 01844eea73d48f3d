import type { ActivityRecord } from '../../wire/activityRecord.ts'
import { headers } from '../../wire/headers.ts'
import type { BoundOperation } from '../http/bindOperation.ts'
import { browserFromUserAgent } from '../http/browserFromUserAgent.ts'
import { jsonResponseInTurns } from '../http/jsonResponse.ts'
import { MAX_BODY_BYTES } from '../http/readBody.ts'
import { Refusal } from '../http/refusal.ts'
import { countStored } from '../limits/countStored.ts'
import { pauseBeforeLong } from '../limits/createBytesPause.ts'
import type { SubmitCount } from '../limits/createSubmitCount.ts'
import type { ServiceParts } from '../parts.ts'
import type { Budget } from '../policy/language/budget.ts'
import { withPolicySteps } from '../policy/withPolicySteps.ts'
import type { ActivityRow } from '../store/rows.ts'
import { answerFor } from './activities/answerFor.ts'
import { type Decision, decide } from './activities/decide.ts'
import { findEnd } from './activities/findEnd.ts'
import { fingerprintOf } from './activities/fingerprintOf.ts'
import { type Runs, resumeActivity } from './activities/finishActivity.ts'
import { actingCaller, parametersFor } from './activities/openedAccount.ts'
import { getRecordForm, toSubmitAnswer } from './activities/recordForm.ts'
import { recordFromRow } from './activities/recordFromRow.ts'
import { findActivity, runActivity, type Submission } from './activities/runActivity.ts'
import { requireMember } from './authorize.ts'
import type { BoundActivity, BoundCall } from './bindActivity.ts'
import { receiveActivity } from './receiveActivity.ts'
import { type CallContext, type Caller, requireCaller } from './requireCaller.ts'
import { requireFresh } from './requireFresh.ts'
import { isInScope } from './session-profiles/isInScope.ts'

/** What submits stand on: they are counted. */
export type CountedParts = ServiceParts & { readonly countSubmit: SubmitCount }

/** Submits that are being answered, by organization and fingerprint: the same body at the same time is one run. */
export type Flights = Map<string, Promise<ActivityRow>>

/**
 * Answers the submits of one path: size, stamp, JSON, shape, key, rate, right, then what is known of this very body, and
 * only for a body not seen before its time and its execution.
 *
 * The order is the point: a stranger who replays a body learns nothing, and a body runs once however often it comes.
 *
 * @param runs - all activities.
 * @param versions - those of the path; the `type` of the request chooses.
 */
export function submitActivity(
  parts: CountedParts,
  flights: Flights,
  runs: Runs,
  versions: readonly BoundActivity[],
): BoundOperation {
  const isInterface = versions.some(({ name }) => name === 'createSmartContractInterface')
  const maxBytes = isInterface ? MAX_BODY_BYTES.contractInterface : MAX_BODY_BYTES.submit
  return async (request, info) => {
    const received = await receiveActivity(parts, request, info, maxBytes)
    const { body, stamp, envelope } = received
    const activity = versionOf(versions, envelope.type)
    const asked = activity.read(envelope.parameters)
    const nowMs = parts.clock.nowMs()
    const clientVersion = request.headers.get(headers.clientVersion) ?? undefined
    const findsAccount = logsIn(activity.name)
    const { organizationId: namedId } = envelope
    const named = { organizationId: namedId, nowMs, findsAccount, confirms: !findsAccount }
    let holder: Caller
    try {
      holder = await requireCaller(parts, named, stamp)
    } catch (refusal) {
      const row = await findEnd(parts, received, refusal)
      const record = recordFromRow(row, { ...NOBODY, form: getRecordForm(clientVersion) })
      return answerWith(toSubmitAnswer(record, envelope.timestampMs))
    }
    const caller = actingCaller(holder, activity)
    const { organizationId } = caller
    const meant = parametersFor(activity, envelope, organizationId)
    const call = meant === envelope.parameters ? asked : activity.read(meant)
    const requestedFrom = browserFromUserAgent(request.headers.get('user-agent'))
    const activityId = parts.newId()
    const context = {
      parts,
      caller,
      organizationId,
      activityId,
      requestedFrom,
      nowMs,
      clientVersion,
    }
    requireMember(caller)
    const release = parts.countSubmit(organizationId)
    try {
      const decision = await withPolicySteps(parts, organizationId, (budget) =>
        requireSubmitRight(context, activity, call, budget),
      )
      const fingerprint = await fingerprintOf(body)
      const submission = { activity, call, context, body, fingerprint, decision }
      const row = await joinFlight(flights, runs, submission, envelope.timestampMs)
      await pauseBeforeLong(body)
      return await answerWith(await answerFor(context, row, envelope.timestampMs))
    } catch (error) {
      // whoever the proxy asks for is a stranger, and no refused stranger uses up what the others of the app may submit
      if (caller.user.role === 'proxy' && error instanceof Refusal) release()
      throw error
    }
  }
}

async function answerWith(activity: ActivityRecord): Promise<Response> {
  const { response } = await jsonResponseInTurns({ activity })
  return response
}

/** What a record tells when there is nobody left to ask about. */
const NOBODY = { voters: new Map(), secrets: null, canVote: false }

/** Whether an activity ends in a session of whoever stamped it. */
function logsIn(name: BoundActivity['name']): boolean {
  return name === 'stampLogin'
}

function versionOf(versions: readonly BoundActivity[], type: string): BoundActivity {
  const activity = versions.find((version) => version.type === type)
  if (activity) return activity
  const types = versions.map((version) => version.type).join(' or ')
  throw new Refusal('REQUEST_INVALID', { details: `type must be ${types}` })
}

/**
 * Decides whether a caller may submit an activity, or may submit it for others to approve.
 *
 * @throws Refusal `REQUEST_NOT_AUTHORIZED`.
 */
async function requireSubmitRight(
  { parts, caller, organizationId, nowMs }: CallContext,
  { name, type, resource, action }: BoundActivity,
  { intent }: BoundCall,
  budget: Budget,
): Promise<Decision> {
  const { user, signer } = caller
  const subject = { organizationId, type, resource, action, intent }
  if (!(await isInScope(parts.store, caller, subject, budget))) throw outOfScope()
  const submission = {
    name,
    subject,
    submitter: user,
    approvals: [{ user, publicKey: signer.publicKey }],
    nowMs,
  }
  const decision = await decide(parts.store, submission, budget)
  if (decision.verdict === 'denied') throw new Refusal('REQUEST_NOT_AUTHORIZED')
  // when others have approved it, nobody knows any more by which session it was asked for
  if (decision.verdict === 'waiting' && logsIn(name) && caller.sessionProfileId !== null)
    throw outOfScope()
  return decision
}

function outOfScope(): Refusal {
  return new Refusal('REQUEST_NOT_AUTHORIZED', {
    details: 'the profile of this session does not allow it',
  })
}

/**
 * The look-up is part of the flight: whoever comes when one has just landed finds what it recorded, and no moment is
 * left in which the same body could start twice.
 */
async function joinFlight(
  flights: Flights,
  runs: Runs,
  submission: Submission,
  timestampMs: string,
): Promise<ActivityRow> {
  const { context, fingerprint } = submission
  const key = `${context.organizationId}\n${fingerprint}`
  const running = flights.get(key)
  if (running) return running
  const flight = recall(runs, submission, timestampMs).finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}

async function recall(
  runs: Runs,
  submission: Submission,
  timestampMs: string,
): Promise<ActivityRow> {
  const { parts, caller, organizationId, nowMs } = submission.context
  const known = await findActivity(parts, organizationId, submission.fingerprint)
  if (known) return resumeActivity(parts, runs, known, nowMs)
  requireFresh(timestampMs, nowMs)
  if (caller.user.role !== 'proxy') countStored(parts, organizationId, submission.body)
  await caller.use?.()
  return runActivity(submission)
}
