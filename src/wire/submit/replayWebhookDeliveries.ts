import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { idList } from '../fields/idList.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Sends events again that were delivered or given up.
 *
 * Spec: Events ("delivery guarantees: not shown").
 * Ours: the public service has no such activity.
 */
export const replayWebhookDeliveries = defineActivity({
  ...submitAnswers.replayWebhookDeliveries,
  intentKey: 'replayWebhookDeliveriesIntent',
  resource: 'WEBHOOK_ENDPOINT',
  action: 'UPDATE',
  parameters: v.object({
    deliveryIds: idList,
  }),
})
