import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { featureName } from '../fields/organizationFeature.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Switches a feature off (from the public wire). Spec: Submit endpoints › set_organization_feature. */
export const removeOrganizationFeature = defineActivity({
  ...submitAnswers.removeOrganizationFeature,
  intentKey: 'removeOrganizationFeatureIntent',
  resource: 'CONFIG',
  action: 'UPDATE',
  parameters: v.object({
    name: featureName,
  }),
})
