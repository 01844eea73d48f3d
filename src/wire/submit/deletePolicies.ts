import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { someIds } from '../fields/idLists.ts'
import { policyAnswers } from '../policyAnswers.ts'

/** Deletes policies, all of them or none. Spec: Submit endpoints › delete_policies. */
export const deletePolicies = defineActivity({
  ...policyAnswers.deletePolicies,
  intentKey: 'deletePoliciesIntent',
  resource: 'POLICY',
  action: 'DELETE',
  parameters: v.object({ policyIds: someIds }),
})
