import { type ActivityRecord, activityEnvelope } from '../../wire/activityRecord.ts'
import { decimalText } from '../../wire/fields/decimalText.ts'
import type { BoundOperation } from '../http/bindOperation.ts'
import { checkShape } from '../http/checkShape.ts'
import { jsonResponse } from '../http/jsonResponse.ts'
import { parseJson } from '../http/parseJson.ts'
import { MAX_BODY_BYTES, readBody } from '../http/readBody.ts'
import { Refusal } from '../http/refusal.ts'
import { requireJsonPost } from '../http/requireJsonPost.ts'
import type { ServiceParts } from '../parts.ts'
import type { ActivityRow } from '../store/rows.ts'
import { openSecrets } from './activities/activitySecrets.ts'
import { fingerprintOf } from './activities/fingerprintOf.ts'
import { recordFromRow } from './activities/recordFromRow.ts'
import { findActivity, runActivity, type Submission } from './activities/runActivity.ts'
import { votersOf } from './activities/votersOf.ts'
import { requireSubmitRight } from './authorize.ts'
import type { BoundActivity } from './bindActivity.ts'
import { type CallContext, requireCaller } from './requireCaller.ts'
import { requireFresh } from './requireFresh.ts'
import { requireStamp } from './requireStamp.ts'

/** Submits that are being answered, by organization and fingerprint: the same body at the same time is one run. */
export type Flights = Map<string, Promise<ActivityRow>>

/**
 * Answers the submits of one path: size, stamp, JSON, shape, key, right, then what is known of this very body, and
 * only for a body not seen before its time and its execution.
 *
 * The order is the point: a stranger who replays a body learns nothing, and a body runs once however often it comes.
 *
 * @param versions - the activities of the path; the `type` of the request chooses.
 */
export function submitActivity(
  parts: ServiceParts,
  flights: Flights,
  versions: readonly BoundActivity[],
): BoundOperation {
  return async (request) => {
    requireJsonPost(request)
    const body = await readBody(request, MAX_BODY_BYTES.activityApi)
    const stamp = await requireStamp(request, body)
    const envelope = checkShape(activityEnvelope, parseJson(body))
    checkShape(decimalText, envelope.timestampMs, 'timestampMs')
    const activity = versionOf(versions, envelope.type)
    const call = activity.read(envelope.parameters)
    const nowMs = parts.clock.nowMs()
    const caller = await requireCaller(
      parts,
      { organizationId: envelope.organizationId, nowMs, findsAccount: logsIn(activity.name) },
      stamp,
    )
    const { organizationId } = caller
    requireSubmitRight(caller, activity.name)
    const fingerprint = await fingerprintOf(body)
    const context = { parts, caller, organizationId, nowMs }
    const submission = { activity, call, context, body, fingerprint }
    const row = await joinFlight(flights, submission, envelope.timestampMs)
    return jsonResponse({ activity: await answerFor(context, row) })
  }
}

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
 * The look-up is part of the flight: whoever comes when one has just landed finds what it recorded, and no moment is
 * left in which the same body could start twice.
 */
async function joinFlight(
  flights: Flights,
  submission: Submission,
  timestampMs: string,
): Promise<ActivityRow> {
  const { context, fingerprint } = submission
  const key = `${context.organizationId}\n${fingerprint}`
  const running = flights.get(key)
  if (running) return running
  const flight = recall(submission, timestampMs).finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}

async function recall(submission: Submission, timestampMs: string): Promise<ActivityRow> {
  const { parts, caller, organizationId, nowMs } = submission.context
  const known = await findActivity(parts, organizationId, submission.fingerprint)
  if (known) return known
  requireFresh(timestampMs, nowMs)
  await caller.use?.()
  return runActivity(submission)
}

/** Secrets go to the user who submitted, and to nobody else who may read the record. */
async function answerFor(context: CallContext, row: ActivityRow): Promise<ActivityRecord> {
  const { parts, caller } = context
  const isSubmitter = row.userId === caller.user.id
  const secrets = isSubmitter ? await openSecrets(parts, row) : null
  return recordFromRow(row, await votersOf(context, [row]), secrets)
}
