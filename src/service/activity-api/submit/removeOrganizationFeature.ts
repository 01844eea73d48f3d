import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { Refusal } from '../../http/refusal.ts'
import { featuresOf } from '../organizations/featuresOf.ts'
import type { CallContext } from '../requireCaller.ts'

/** Switches a feature off. What FEATURE_NAME_WEBHOOK had still to send is not sent any more. */
export const removeOrganizationFeature: ActivityHandler<
  SubmitEndpoints['removeOrganizationFeature'],
  CallContext
> =
  async ({ name }, { organizationId }) =>
  async (tx) => {
    if ((await tx.remove('organizationFeatures', { organizationId, name })) === 0)
      throw new Refusal('FEATURE_NOT_FOUND')
    if (name === 'FEATURE_NAME_WEBHOOK')
      await tx.remove('webhookEndpoints', { organizationId, source: 'feature' })
    return { features: await featuresOf(tx, organizationId) }
  }
