import type { ActivityRecord } from '../../../wire/activityRecord.ts'
import type { ActivityRow } from '../../store/rows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import { type ActivitySecrets, SEALED_MEMBER } from './activitySecrets.ts'
import { APP_PROOFS_MEMBER, appProofsOf } from './appProofs.ts'
import type { Voters } from './votersOf.ts'

/**
 * An activity as the wire has it.
 *
 * Spec: Resources and their fields › Activity.
 *
 * @param voters - put into their votes; a vote of anybody else names its user only.
 * @param secrets - put back where they were; null leaves them out.
 */
export function recordFromRow(
  row: ActivityRow,
  voters: Voters,
  secrets: ActivitySecrets | null,
): ActivityRecord {
  const { [SEALED_MEMBER]: _, [APP_PROOFS_MEMBER]: proofs, ...result } = row.result
  return {
    id: row.id,
    organizationId: row.organizationId,
    status: row.status,
    type: row.type,
    intent: secrets ? withMembers(row.intent, secrets.intent) : row.intent,
    result: secrets ? withMembers(result, secrets.result) : result,
    votes: row.votes.map((vote) => ({
      ...vote,
      ...userOf(vote, voters),
      ...(secrets && { message: secrets.message }),
    })),
    fingerprint: row.fingerprint,
    canApprove: false,
    canReject: false,
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
    ...(proofs === undefined ? {} : { appProofs: appProofsOf(row) }),
  }
}

function userOf({ userId }: Readonly<Record<string, unknown>>, voters: Voters) {
  const user = voters.get(String(userId))
  return user && { user }
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
