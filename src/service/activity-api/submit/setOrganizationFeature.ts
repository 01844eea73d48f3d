import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { featuresOf } from '../organizations/featuresOf.ts'
import type { CallContext } from '../requireCaller.ts'
import { keepFeatureEndpoint } from '../webhooks/keepFeatureEndpoint.ts'
import { requireWebhookUrl } from '../webhooks/requireWebhookUrl.ts'

/**
 * Switches a feature on, or gives it another value. FEATURE_NAME_WEBHOOK sends every activity of the organization and of its
 * child organizations to the URL that is its value.
 *
 * Spec: Submit endpoints › set_organization_feature; Events.
 * Ours: the other features are kept and answered, and change nothing.
 */
export const setOrganizationFeature: ActivityHandler<
  SubmitEndpoints['setOrganizationFeature'],
  CallContext
> = async ({ name, value }, context) => {
  const { parts, organizationId, nowMs } = context
  const isWebhook = name === 'FEATURE_NAME_WEBHOOK'
  if (isWebhook) await requireWebhookUrl(parts, value, 'parameters.value')
  return async (tx) => {
    const patch = { value, updatedAtMs: nowMs }
    if ((await tx.update('organizationFeatures', { organizationId, name }, patch)) === 0)
      await tx.insert('organizationFeatures', {
        id: parts.newId(),
        organizationId,
        name,
        ...patch,
        createdAtMs: nowMs,
      })
    if (isWebhook) await keepFeatureEndpoint(tx, context, value)
    return { features: await featuresOf(tx, organizationId) }
  }
}
