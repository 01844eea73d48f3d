import type { WebhookDelivery } from '../../../wire/fields/webhookDelivery.ts'
import type { QueryEndpoints } from '../../../wire/queryEndpoints.ts'
import type { Handler } from '../../http/handler.ts'
import type { WebhookDeliveryRow } from '../../store/webhookRows.ts'
import { timestampFromMs } from '../../timestampFromMs.ts'
import type { CallContext } from '../requireCaller.ts'
import { idsBetween, pageOf } from './pageOf.ts'

const STATUS_OF_WIRE = {
  WEBHOOK_DELIVERY_STATUS_PENDING: 'pending',
  WEBHOOK_DELIVERY_STATUS_DELIVERED: 'delivered',
  WEBHOOK_DELIVERY_STATUS_DEAD: 'dead',
} as const

const STATUS_ON_WIRE = {
  pending: 'WEBHOOK_DELIVERY_STATUS_PENDING',
  delivered: 'WEBHOOK_DELIVERY_STATUS_DELIVERED',
  dead: 'WEBHOOK_DELIVERY_STATUS_DEAD',
} as const

/** Answers what was sent to the endpoints of an organization, newest first; the cursors are those of `list_activities`. */
export const listWebhookDeliveries: Handler<
  QueryEndpoints['listWebhookDeliveries'],
  CallContext
> = async ({ endpointId, status, paginationOptions }, { parts, organizationId }) => {
  const { limit, after, before } = pageOf(paginationOptions)
  const order = before !== undefined && after === undefined ? 'asc' : 'desc'
  const id = idsBetween(before, after)
  const where = {
    organizationId,
    ...(status && { status: STATUS_OF_WIRE[status] }),
    ...(endpointId === undefined ? {} : { endpointId }),
    ...(id && { id }),
  }
  const rows = await parts.store.find('webhookDeliveries', where, { limit, order })
  const page = order === 'asc' ? rows.toReversed() : rows
  return { webhookDeliveries: page.map(deliveryFromRow) }
}

function deliveryFromRow(row: WebhookDeliveryRow): WebhookDelivery {
  const { lastStatus, lastError, nextAttemptAtMs } = row
  return {
    deliveryId: row.id,
    endpointId: row.endpointId,
    eventId: row.eventId,
    status: STATUS_ON_WIRE[row.status],
    attempts: row.attempts,
    ...(lastStatus === null ? {} : { lastStatus }),
    ...(lastError === null ? {} : { lastError }),
    ...(nextAttemptAtMs === null ? {} : { nextAttemptAt: timestampFromMs(nextAttemptAtMs) }),
    createdAt: timestampFromMs(row.createdAtMs),
    updatedAt: timestampFromMs(row.updatedAtMs),
  }
}
