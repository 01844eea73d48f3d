import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Takes an endpoint away, with what was still to be sent to it (from the public wire). Spec: Events. */
export const deleteWebhookEndpoint = defineActivity({
  ...submitAnswers.deleteWebhookEndpoint,
  intentKey: 'deleteWebhookEndpointIntent',
  resource: 'WEBHOOK_ENDPOINT',
  action: 'DELETE',
  parameters: v.object({
    endpointId: v.string(),
  }),
})
