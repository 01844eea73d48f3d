import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { queueRow } from '../../webhooks/queueId.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Sends deliveries again, all of them or none: dead ones, and those that have arrived. The event keeps its name.
 *
 * Ours: one that is still on its way is left alone. After 30 days there is nothing left to send.
 */
export const replayWebhookDeliveries: ActivityHandler<
  SubmitEndpoints['replayWebhookDeliveries'],
  CallContext
> = async ({ deliveryIds }, { organizationId, nowMs }) => {
  const ids = [...new Set(deliveryIds)]
  return async (tx) => {
    for (const id of ids) {
      const delivery = await tx.first('webhookDeliveries', { id, organizationId })
      const endpoint =
        delivery &&
        (await tx.first('webhookEndpoints', { id: delivery.endpointId, organizationId }))
      const event = delivery && (await tx.first('webhookEvents', { id: delivery.eventId }))
      if (!endpoint || !event) throw new Refusal('WEBHOOK_DELIVERY_NOT_FOUND')
      if (!endpoint.isActive)
        throw new Refusal('REQUEST_INVALID', { details: 'the endpoint is not active' })
      if (delivery.status === 'pending') continue
      await tx.insert('webhookQueue', queueRow(nowMs, { deliveryId: id, endpointId: endpoint.id }))
      await tx.update(
        'webhookDeliveries',
        { id },
        { status: 'pending', attempts: 0, nextAttemptAtMs: nowMs, updatedAtMs: nowMs },
      )
    }
    return { deliveryIds: ids }
  }
}
