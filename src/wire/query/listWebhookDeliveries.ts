import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { paginationOptions } from '../fields/pagination.ts'
import { deliveryStatus, webhookDelivery } from '../fields/webhookDelivery.ts'

/**
 * What was sent to the endpoints of an organization, newest first.
 *
 * Spec: Events ("delivery guarantees: not shown").
 * Ours: the public service has no such query. With a status it lists those alone: the dead letters, for one.
 */
export const listWebhookDeliveries = defineEndpoint({
  path: '/public/v1/query/list_webhook_deliveries',
  request: v.object({
    organizationId: v.string(),
    endpointId: v.optional(v.string()),
    status: v.optional(deliveryStatus),
    paginationOptions: v.optional(paginationOptions),
  }),
  response: v.object({ webhookDeliveries: v.array(webhookDelivery) }),
})
