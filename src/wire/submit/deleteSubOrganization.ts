import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { settingAnswers } from '../settingAnswers.ts'

/**
 * Ends a sub-organization with all that is in it (from the public wire).
 *
 * Spec: Other named resources › sub-organizations.
 */
export const deleteSubOrganization = defineActivity({
  ...settingAnswers.deleteSubOrganization,
  intentKey: 'deleteSubOrganizationIntent',
  resource: 'ORGANIZATION',
  action: 'DELETE',
  parameters: v.object({
    deleteWithoutExport: v.optional(v.boolean()),
  }),
})
