import { idsBefore } from '../idsBefore.ts'
import type { WebhookQueueRow } from '../store/webhookRows.ts'

/** A place in the queue, for a delivery that is due at that time. */
export function queueRow(
  dueAtMs: number,
  delivery: Pick<WebhookQueueRow, 'deliveryId' | 'endpointId'>,
): WebhookQueueRow {
  const { deliveryId, endpointId } = delivery
  return { id: `${idsBefore(dueAtMs)}/${deliveryId}`, deliveryId, endpointId }
}

/** A text that sorts after every place in the queue that is due by now, and before all others. */
export function queueUntil(nowMs: number): string {
  return idsBefore(nowMs + 1)
}
