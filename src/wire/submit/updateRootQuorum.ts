import * as v from 'valibot'
import { defineActivity } from '../activity.ts'
import { someIds } from '../fields/idLists.ts'
import { policyAnswers } from '../policyAnswers.ts'

/** Says who the root users are, and how many of them decide alone (from the public wire). Spec: Resources › votes. */
export const updateRootQuorum = defineActivity({
  ...policyAnswers.updateRootQuorum,
  intentKey: 'updateRootQuorumIntent',
  resource: 'ORGANIZATION',
  action: 'UPDATE',
  parameters: v.object({
    threshold: v.pipe(v.number(), v.integer(), v.minValue(1)),
    userIds: someIds,
  }),
})
