import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { submitAnswers } from '../submitAnswers.ts'

/** Gives the organization another name (from the public wire). Spec: Resources › organization. */
export const updateOrganizationName = defineActivity({
  ...submitAnswers.updateOrganizationName,
  intentKey: 'updateOrganizationNameIntent',
  resource: 'ORGANIZATION',
  action: 'UPDATE',
  parameters: v.object({ organizationName: v.string() }),
})
