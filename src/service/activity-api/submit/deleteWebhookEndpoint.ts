import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import type { CallContext } from '../requireCaller.ts'

/** Takes an endpoint away. What is on its way to it is given up when it is due. */
export const deleteWebhookEndpoint: ActivityHandler<
  SubmitEndpoints['deleteWebhookEndpoint'],
  CallContext
> =
  async ({ endpointId }, { organizationId }) =>
  async (tx) => {
    const own = { id: endpointId, organizationId, source: 'endpoint' } as const
    if ((await tx.remove('webhookEndpoints', own)) === 0)
      throw new Refusal('WEBHOOK_ENDPOINT_NOT_FOUND')
    return { endpointId }
  }
