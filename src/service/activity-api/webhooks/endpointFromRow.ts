import type { WebhookEndpoint } from '../../../wire/fields/webhookEndpoint.ts'
import type { WebhookEndpointRow } from '../../store/webhookRows.ts'

/** A webhook endpoint as the wire has it. */
export function endpointFromRow(row: WebhookEndpointRow): WebhookEndpoint {
  const { id, organizationId, url, name, isActive, subscriptions } = row
  return { endpointId: id, organizationId, url, name, isActive, subscriptions: [...subscriptions] }
}
