import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { activityEnvelope } from '../../../wire/activityRecord.ts'
import { wireErrors } from '../../../wire/errorCode.ts'
import { checkShape } from '../../http/checkShape.ts'
import { parseJson } from '../../http/parseJson.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { StoreFailure } from '../../store/store.ts'
import type { BoundActivity, BoundCall } from '../bindActivity.ts'
import { requireStanding } from '../organizations/requireStanding.ts'
import type { CallContext } from '../requireCaller.ts'
import { openSecrets } from './activitySecrets.ts'
import { announceActivity } from './announceActivity.ts'
import { prepareAppProofs } from './appProofs.ts'
import { contentOf } from './contentOf.ts'
import { parametersFor } from './openedAccount.ts'

/** How long a process may take to run an activity before another one takes over, in milliseconds. Ours. */
export const LEASE_MS = 60_000

/** The activities that run, by their types. */
export type Runs = ReadonlyMap<string, BoundActivity>

/**
 * Runs an activity whose consensus is reached, in the name of whoever submitted it, and records what came of it.
 *
 * Ours: a refusal is no answer to a vote. The activity fails, and its record says why. A store that fails says nothing
 * about the activity, which stays as it is until somebody takes it over.
 */
export async function finishActivity(
  parts: ServiceParts,
  runs: Runs,
  row: ActivityRow,
  nowMs: number,
): Promise<ActivityRow> {
  try {
    return await run(parts, runs, row, nowMs)
  } catch (error) {
    if (error instanceof StoreFailure) throw error
    if (!(error instanceof Refusal)) parts.onError(error)
    const { code, message } =
      error instanceof Refusal ? error : { code: 'INTERNAL' as const, ...wireErrors.INTERNAL }
    const failure = { code: wireErrors[code].grpc, message }
    return replace(parts, row, { status: 'ACTIVITY_STATUS_FAILED', failure, updatedAtMs: nowMs })
  }
}

/**
 * Takes over an activity that a process began and never finished, because it ended; any other one comes back as it is.
 */
export async function resumeActivity(
  parts: ServiceParts,
  runs: Runs,
  row: ActivityRow,
  nowMs: number,
): Promise<ActivityRow> {
  const { id, organizationId, status, updatedAtMs } = row
  if (status !== 'ACTIVITY_STATUS_PENDING' || nowMs - updatedAtMs < LEASE_MS) return row
  const where = { id, status, updatedAtMs }
  const taken = await parts.store.transaction(
    (tx) => tx.update('activities', where, { updatedAtMs: nowMs }),
    { organizationId },
  )
  return taken === 0 ? row : finishActivity(parts, runs, { ...row, updatedAtMs: nowMs }, nowMs)
}

async function run(
  parts: ServiceParts,
  runs: Runs,
  row: ActivityRow,
  nowMs: number,
): Promise<ActivityRow> {
  const activity = runs.get(row.type)
  const secrets = await openSecrets(parts, row)
  const message = secrets?.message ?? row.votes[0]?.message ?? ''
  const call = activity && callOf(activity, message, row)
  const context = await contextOf(parts, row, nowMs)
  if (!call || !context) throw new Refusal('REQUEST_NOT_AUTHORIZED')
  const commit = await call.execute(context)
  const withAppProofs = await prepareAppProofs(parts, bytesFromUtf8(message))
  return parts.store.transaction(
    async (tx) => {
      const { parentId } = await requireStanding(tx, row.organizationId)
      const draft = { activity, intent: call.intent, outcome: await commit(tx), message }
      const { result } = await contentOf(parts, row, draft)
      const status = 'ACTIVITY_STATUS_COMPLETED'
      const done = await withAppProofs(tx, { ...row, status, result, updatedAtMs: nowMs })
      const changes = { status, result: done.result, updatedAtMs: nowMs } as const
      if ((await tx.update('activities', leaseOf(row), changes)) === 0) throw new Lost()
      await announceActivity(tx, parts, done, parentId)
      return done
    },
    { organizationId: row.organizationId },
  )
}

/** The body that was signed says what is to be done. */
function callOf(
  activity: BoundActivity,
  message: string,
  { organizationId }: ActivityRow,
): BoundCall {
  const envelope = checkShape(activityEnvelope, parseJson(bytesFromUtf8(message)))
  return activity.read(parametersFor(activity, envelope, organizationId))
}

async function contextOf(
  parts: ServiceParts,
  { id, userId, organizationId, votes }: ActivityRow,
  nowMs: number,
): Promise<CallContext | undefined> {
  const user = await parts.store.first('users', { id: userId, organizationId })
  const [signer] = votes
  if (!user || !signer) return undefined
  // what its session may do was asked when it submitted
  const caller = {
    user,
    signer,
    isParent: false,
    organizationId,
    isOfSession: signer.isOfSession,
    sessionProfileId: null,
    provenKeyId: null,
    use: undefined,
    enter: undefined,
  }
  return { parts, caller, organizationId, activityId: id, nowMs }
}

/** What only the process finds that runs the activity. */
function leaseOf({ id, updatedAtMs }: ActivityRow) {
  return { id, status: 'ACTIVITY_STATUS_PENDING', updatedAtMs } as const
}

async function replace(
  parts: ServiceParts,
  row: ActivityRow,
  changes: Pick<ActivityRow, 'failure' | 'status' | 'updatedAtMs'>,
): Promise<ActivityRow> {
  const { id, organizationId } = row
  return parts.store.transaction(
    async (tx) => {
      const changed = { ...row, ...changes }
      const isOurs = (await tx.update('activities', leaseOf(row), changes)) > 0
      if (!isOurs) return (await tx.first('activities', { id, organizationId })) ?? changed
      await announceActivity(tx, parts, changed)
      return changed
    },
    { organizationId },
  )
}

/** Another process has taken over: nothing of what this one did is kept. */
class Lost extends Error {}
