import type { ActivityRecord } from '../../../wire/activity.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import { type ActivitySecrets, SEALED_MEMBER } from './activitySecrets.ts'

/**
 * An activity as the wire has it.
 *
 * Spec: Resources and their fields › Activity.
 *
 * @param secrets - put back where they were; null leaves them out.
 */
export function recordFromRow(row: ActivityRow, secrets: ActivitySecrets | null): ActivityRecord {
  const { [SEALED_MEMBER]: _, ...result } = row.result
  return {
    id: row.id,
    organizationId: row.organizationId,
    status: row.status,
    type: row.type,
    intent: secrets ? withMembers(row.intent, secrets.intent) : row.intent,
    result: secrets ? withMembers(result, secrets.result) : result,
    votes: row.votes.map((vote) => (secrets ? { ...vote, message: secrets.message } : { ...vote })),
    fingerprint: row.fingerprint,
    canApprove: false,
    canReject: false,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}

/** Adds members to the one object that an intent or a result holds. */
function withMembers(
  holder: Readonly<Record<string, unknown>>,
  added: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(holder).map(([key, value]) => [key, { ...Object(value), ...added }]),
  )
}
