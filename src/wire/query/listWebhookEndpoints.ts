import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { webhookEndpoint } from '../fields/webhookEndpoint.ts'

/** The webhook endpoints of an organization (from the public wire). Spec: Query endpoints (B), common rules. */
export const listWebhookEndpoints = defineEndpoint({
  path: '/public/v1/query/list_webhook_endpoints',
  request: v.object({ organizationId: v.string() }),
  response: v.object({ webhookEndpoints: v.array(webhookEndpoint) }),
})
