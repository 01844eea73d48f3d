import type * as v from 'valibot'
import type { subscriptionParams } from '../../../wire/fields/webhookSubscription.ts'
import { Refusal } from '../../http/refusal.ts'
import type { WebhookSubscription } from '../../store/webhookRows.ts'
import { whyNoFilters } from '../../webhooks/eventFilters.ts'
import { topLevelIdOf } from '../organizations/topLevelIdOf.ts'
import type { CallContext } from '../requireCaller.ts'

type SubscriptionParams = v.InferOutput<typeof subscriptionParams>

/**
 * The subscriptions of an endpoint as they are kept.
 *
 * Spec: Events. Of anything but activities only an organization of its own hears, since it is the one that pays.
 *
 * @throws Refusal `REQUEST_INVALID` for filters that are none, `REQUEST_NOT_AUTHORIZED`.
 */
export async function requireSubscriptions(
  { parts, organizationId }: Pick<CallContext, 'parts' | 'organizationId'>,
  given: readonly SubscriptionParams[],
): Promise<readonly WebhookSubscription[]> {
  const isSub = (await topLevelIdOf(parts.store, organizationId)) !== organizationId
  return given.map(({ eventType, filtersJson = '', isActive = true }, i) => {
    if (isSub && eventType !== 'ACTIVITY_UPDATES') throw new Refusal('REQUEST_NOT_AUTHORIZED')
    const why = whyNoFilters(eventType, filtersJson)
    if (why === null) return { eventType, filtersJson, isActive }
    const path = `parameters.subscriptions.${i}.filtersJson`
    throw new Refusal('REQUEST_INVALID', { details: `${path} ${why}` })
  })
}
