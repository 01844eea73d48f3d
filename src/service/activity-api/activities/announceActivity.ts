import type { User } from '../../../wire/fields/user.ts'
import type { ServiceParts } from '../../parts.ts'
import type { ActivityRow } from '../../store/rows.ts'
import type { Reads, Transaction } from '../../store/store.ts'
import { queueEvent } from '../../webhooks/queueEvent.ts'
import { recordFromRow, summarizeRecord } from './recordFromRow.ts'
import { type Voters, voterFrom } from './votersOf.ts'

/**
 * Tells the webhooks of an activity that was recorded, or whose record has changed: part of the transaction that does it.
 *
 * Spec: Events › Activity webhook.
 * Ours: the body is the record as a root user of the organization reads it, without secrets and with nothing to approve.
 *
 * @param parentId - for an activity that may have ended its organization: whose child that was before.
 */
export async function announceActivity(
  tx: Transaction,
  parts: Pick<ServiceParts, 'newId'>,
  row: ActivityRow,
  parentId?: string | null,
): Promise<void> {
  const { organizationId, type, status } = row
  const record = async () =>
    recordFromRow(row, {
      voters: await everyVoter(tx, row),
      secrets: null,
      canVote: false,
      form: 'contract',
    })
  await queueEvent(tx, parts, {
    organizationId,
    parentId,
    eventType: 'ACTIVITY_UPDATES',
    facts: { organizationId, type, status },
    nowMs: row.updatedAtMs,
    body: record,
    summary: async () => summarizeRecord(await record()),
  })
}

async function everyVoter(reads: Reads, { organizationId, votes }: ActivityRow): Promise<Voters> {
  const voters = new Map<string, User>()
  for (const id of new Set(votes.map(({ userId }) => String(userId)))) {
    const user = await reads.first('users', { id, organizationId })
    if (user) voters.set(id, await voterFrom(reads, user))
  }
  return voters
}
