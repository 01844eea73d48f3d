import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireName } from '../organizations/requireName.ts'
import type { CallContext } from '../requireCaller.ts'
import { endpointFromRow } from '../webhooks/endpointFromRow.ts'
import { requireWebhookUrl } from '../webhooks/requireWebhookUrl.ts'

/**
 * Changes the address or the name of an endpoint, or switches it off and on.
 *
 * Ours: what is on its way goes to the new address. What is due while the endpoint is off is given up, and can be replayed.
 */
export const updateWebhookEndpoint: ActivityHandler<
  SubmitEndpoints['updateWebhookEndpoint'],
  CallContext
> = async ({ endpointId, url, name, isActive }, { parts, organizationId, nowMs }) => {
  if (url === undefined && name === undefined && isActive === undefined)
    throw new Refusal('REQUEST_INVALID', { details: 'parameters must change something' })
  if (name !== undefined) requireName(name, 'parameters.name')
  if (url !== undefined) await requireWebhookUrl(parts, url, 'parameters.url')
  const own = { id: endpointId, organizationId, source: 'endpoint' } as const
  return async (tx) => {
    await tx.update('webhookEndpoints', own, {
      ...(url === undefined ? {} : { url }),
      ...(name === undefined ? {} : { name }),
      ...(isActive === undefined ? {} : { isActive }),
      updatedAtMs: nowMs,
    })
    const row = await tx.first('webhookEndpoints', own)
    if (!row) throw new Refusal('WEBHOOK_ENDPOINT_NOT_FOUND')
    return { endpointId, webhookEndpoint: endpointFromRow(row) }
  }
}
