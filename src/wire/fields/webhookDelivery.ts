import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** How far a delivery has come. A dead one is not tried any more, until it is replayed. */
export const deliveryStatus = v.picklist([
  'WEBHOOK_DELIVERY_STATUS_PENDING',
  'WEBHOOK_DELIVERY_STATUS_DELIVERED',
  'WEBHOOK_DELIVERY_STATUS_DEAD',
])

/** One event on its way to one endpoint. Spec: Events ("delivery guarantees: not shown"). Ours: all of it. */
export const webhookDelivery = v.object({
  deliveryId: v.string(),
  endpointId: v.string(),
  eventId: v.string(),
  status: deliveryStatus,
  /** How often it was sent since it was made or replayed. */
  attempts: v.number(),
  /** The HTTP status of the last answer. */
  lastStatus: v.optional(v.number()),
  /** Why there was none, as a code. */
  lastError: v.optional(v.string()),
  nextAttemptAt: v.optional(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type WebhookDelivery = v.InferOutput<typeof webhookDelivery>
