import type { ServiceParts } from '../../parts.ts'
import type { SendTransactionRow } from '../../store/chainRows.ts'
import type { Transaction } from '../../store/store.ts'
import { queueEvent } from '../../webhooks/queueEvent.ts'

/**
 * Tells the webhooks how far a transaction has come: part of the store's transaction that records it.
 *
 * Spec: wire, 10 (SEND_TRANSACTION_STATUS_UPDATES); 9 (the statuses).
 * Ours: the organization that pays hears of its own and of its sub-organizations', and the event is its event. A transaction
 * that was signed and not sent yet is no news.
 */
export async function announceSend(
  tx: Transaction,
  parts: Pick<ServiceParts, 'newId'>,
  row: SendTransactionRow,
): Promise<void> {
  const { id, organizationId, caip2, status, updatedAtMs: nowMs } = row
  if (status === 'INITIALIZED') return
  const organization = await tx.first('organizations', { id: organizationId })
  if (!organization) return
  const parentOrganizationId = organization.parentId ?? organizationId
  await queueEvent(tx, parts, {
    organizationId: parentOrganizationId,
    eventType: 'SEND_TRANSACTION_STATUS_UPDATES',
    facts: { organizationId, caip2, status },
    nowMs,
    body: async () => ({
      type: 'transaction:status',
      organizationId,
      parentOrganizationId,
      msg: {
        sendTransactionStatusId: id,
        activityId: row.activityId ?? '',
        status,
        caip2,
        idempotencyKey: `${id}:${status}`,
        timestamp: String(Math.floor(nowMs / 1000)),
        ...(status === 'INCLUDED' && row.hash !== null ? { txHash: row.hash } : {}),
        ...(row.errorJson === null ? {} : { error: JSON.parse(row.errorJson) }),
      },
    }),
  })
}
