import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { CallContext } from '../requireCaller.ts'
import { endpointFromRow } from '../webhooks/endpointFromRow.ts'

/** Answers the webhook endpoints of an organization, the oldest first. The URL of its webhook feature is none. */
export const listWebhookEndpoints: Handler<
  QueryEndpoints['listWebhookEndpoints'],
  CallContext
> = async (_body, { parts, organizationId }) => {
  const where = { organizationId, source: 'endpoint' } as const
  const rows = await parts.store.find('webhookEndpoints', where)
  return { webhookEndpoints: rows.map(endpointFromRow) }
}
