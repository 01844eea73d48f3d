import type { Transaction } from '../../store/store.ts'
import type { CallContext } from '../requireCaller.ts'

/**
 * Sends the activities of an organization to the URL of its webhook feature, from now on.
 *
 * Spec: Events › Activity webhook.
 */
export async function keepFeatureEndpoint(
  tx: Transaction,
  { parts, organizationId, nowMs }: Pick<CallContext, 'parts' | 'organizationId' | 'nowMs'>,
  url: string,
): Promise<void> {
  const kept = { organizationId, source: 'feature' } as const
  const patch = { url, isActive: true, updatedAtMs: nowMs }
  if ((await tx.update('webhookEndpoints', kept, patch)) > 0) return
  await tx.insert('webhookEndpoints', {
    ...kept,
    ...patch,
    id: parts.newId(),
    name: 'FEATURE_NAME_WEBHOOK',
    subscriptions: [{ eventType: 'ACTIVITY_UPDATES', filtersJson: '', isActive: true }],
    createdAtMs: nowMs,
  })
}
