import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { featureName } from '../fields/organizationFeature.ts'
import { submitAnswers } from '../submitAnswers.ts'

/**
 * Switches a feature on, or gives it another value.
 *
 * Spec: Submit endpoints › set_organization_feature; with FEATURE_NAME_WEBHOOK the value is the receiving URL.
 */
export const setOrganizationFeature = defineActivity({
  ...submitAnswers.setOrganizationFeature,
  intentKey: 'setOrganizationFeatureIntent',
  resource: 'CONFIG',
  action: 'UPDATE',
  parameters: v.object({
    name: featureName,
    value: v.pipe(v.string(), v.maxLength(2048)),
  }),
})
