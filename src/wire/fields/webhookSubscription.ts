import * as v from 'valibot'
import { webhookEventType } from './webhookEndpoint.ts'

/** What an endpoint wants to hear of, as a request gives it. Ours: twenty to an endpoint at most. */
export const subscriptionParams = v.object({
  eventType: webhookEventType,
  filtersJson: v.optional(v.pipe(v.string(), v.maxLength(4096))),
  isActive: v.optional(v.boolean()),
})
