import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Changes the address or the name of an endpoint, or switches it off and on (from the public wire). Spec: Events. */
export const updateWebhookEndpoint = defineActivity({
  ...submitAnswers.updateWebhookEndpoint,
  intentKey: 'updateWebhookEndpointIntent',
  resource: 'WEBHOOK_ENDPOINT',
  action: 'UPDATE',
  parameters: v.object({
    endpointId: v.string(),
    url: v.optional(v.string()),
    name: v.optional(v.string()),
    isActive: v.optional(v.boolean()),
  }),
})
