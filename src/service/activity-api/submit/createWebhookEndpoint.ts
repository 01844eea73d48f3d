import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import type { WebhookEndpointRow } from '../../store/webhookRows.ts'
import { requireName } from '../organizations/requireName.ts'
import { requireRoom } from '../organizations/requireRoom.ts'
import type { CallContext } from '../requireCaller.ts'
import { endpointFromRow } from '../webhooks/endpointFromRow.ts'
import { requireSubscriptions } from '../webhooks/requireSubscriptions.ts'
import { requireWebhookUrl } from '../webhooks/requireWebhookUrl.ts'

/** Adds an address that hears of the events it subscribes to. Its own making is the first of them. */
export const createWebhookEndpoint: ActivityHandler<
  SubmitEndpoints['createWebhookEndpoint'],
  CallContext
> = async ({ url, name, subscriptions = [] }, context) => {
  const { parts, organizationId, nowMs } = context
  requireName(name, 'parameters.name')
  const wanted = await requireSubscriptions(context, subscriptions)
  await requireWebhookUrl(parts, url, 'parameters.url')
  const row: WebhookEndpointRow = {
    id: parts.newId(),
    organizationId,
    url,
    name,
    isActive: true,
    source: 'endpoint',
    subscriptions: wanted,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  }
  return async (tx) => {
    await requireRoom(tx, organizationId, 'webhookEndpoints', 1)
    await tx.insert('webhookEndpoints', row)
    return { endpointId: row.id, webhookEndpoint: endpointFromRow(row) }
  }
}
