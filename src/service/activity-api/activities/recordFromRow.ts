import type { ActivityRecord } from '../../../wire/activityRecord.ts'
import type { ActivityRow, VoteRow } from '../../store/rows.ts'
import { type ActivitySecrets, SEALED_MEMBER } from './activitySecrets.ts'
import { APP_PROOFS_MEMBER, appProofsOf } from './appProofs.ts'
import { formatTime, type RecordForm } from './recordForm.ts'
import type { Voters } from './votersOf.ts'

/** What of a record depends on who reads it. */
export type Reader = {
  /** Put into their votes; a vote of anybody else names its user only. */
  readonly voters: Voters
  /** Put back where they were; null leaves them out. */
  readonly secrets: ActivitySecrets | null
  readonly canVote: boolean
  readonly form: RecordForm
}

/**
 * An activity as the wire has it.
 *
 * Spec: Resources and their fields › Activity.
 */
export function recordFromRow(
  row: ActivityRow,
  { voters, secrets, canVote, form }: Reader,
): ActivityRecord {
  const { [SEALED_MEMBER]: _, [APP_PROOFS_MEMBER]: proofs, ...result } = row.result
  const { code, message } = row.failure
  return {
    id: row.id,
    organizationId: row.organizationId,
    status: row.status,
    type: row.type,
    intent: secrets ? withMembers(row.intent, secrets.intent) : row.intent,
    result: withSecondKey(row.type, secrets ? withMembers(result, secrets.result) : result),
    votes: row.votes.map(({ isOfSession: _, ...vote }) => ({
      ...vote,
      ...userOf(vote, voters),
      // the body of the submit itself, which is the first vote
      ...(secrets && vote.message === '' && { message: secrets.message }),
    })),
    fingerprint: row.fingerprint,
    canApprove: canVote,
    canReject: canVote,
    createdAt: formatTime(row.createdAtMs, form),
    updatedAt: formatTime(row.updatedAtMs, form),
    ...(code === undefined ? {} : { failure: { code, message: message ?? '' } }),
    ...(proofs === undefined ? {} : { appProofs: appProofsOf(row) }),
  }
}

/** A short form of a record: an empty intent, an empty result and no messages; `get_activity` answers all of it. */
export function summarizeRecord({ appProofs: _, ...record }: ActivityRecord): ActivityRecord {
  const votes = record.votes.map((vote) => ({ ...vote, message: '' }))
  return { ...record, intent: {}, result: {}, votes }
}

/**
 * Under which second key the result of a type stands: some published clients read the one, some the other (from the
 * public wire).
 */
const secondKeys: Readonly<Record<string, string>> = {
  ACTIVITY_TYPE_ETH_SEND_TRANSACTION_V2: 'ethSendTransactionResultV2',
  ACTIVITY_TYPE_SOL_SEND_TRANSACTION_V2: 'solSendTransactionResultV2',
}

function withSecondKey(
  type: string,
  result: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const key = secondKeys[type]
  const [only] = Object.values(result)
  return key === undefined || only === undefined ? result : { ...result, [key]: only }
}

function userOf({ userId }: VoteRow, voters: Voters) {
  const user = voters.get(userId)
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
