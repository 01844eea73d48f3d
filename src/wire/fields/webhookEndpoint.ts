import * as v from 'valibot'

/** What a webhook can tell of. Spec: Events (names from the public wire). */
export const webhookEventType = v.picklist([
  'ACTIVITY_UPDATES',
  'BALANCE_CONFIRMED_UPDATES',
  'BALANCE_FINALIZED_UPDATES',
  'SEND_TRANSACTION_STATUS_UPDATES',
])

export type WebhookEventType = v.InferOutput<typeof webhookEventType>

const subscription = v.object({
  eventType: v.string(),
  filtersJson: v.optional(v.string()),
  isActive: v.optional(v.boolean()),
})

/** A webhook endpoint as it is answered. Spec: Events (fields from the public wire). */
export const webhookEndpoint = v.object({
  endpointId: v.string(),
  organizationId: v.string(),
  url: v.string(),
  name: v.string(),
  isActive: v.boolean(),
  subscriptions: v.optional(v.array(subscription)),
})

export type WebhookEndpoint = v.InferOutput<typeof webhookEndpoint>
