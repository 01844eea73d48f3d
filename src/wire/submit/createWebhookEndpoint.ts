import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { subscriptionParams } from '../fields/webhookSubscription.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Adds an address that hears of events (from the public wire). Spec: Events. */
export const createWebhookEndpoint = defineActivity({
  ...submitAnswers.createWebhookEndpoint,
  intentKey: 'createWebhookEndpointIntent',
  resource: 'WEBHOOK_ENDPOINT',
  action: 'CREATE',
  parameters: v.object({
    url: v.string(),
    name: v.string(),
    subscriptions: v.optional(v.pipe(v.array(subscriptionParams), v.maxLength(20))),
  }),
})
