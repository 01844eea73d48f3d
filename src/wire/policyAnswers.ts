import * as v from 'valibot'

/**
 * The activities on policies, on votes and on the root quorum: their part of `submitAnswers`.
 *
 * Spec: Submit endpoints › delete_policy, delete_policies; States and transitions.
 */
export const policyAnswers = {
  createPolicy: {
    path: '/public/v1/submit/create_policy',
    type: 'ACTIVITY_TYPE_CREATE_POLICY_V3',
    resultKey: 'createPolicyResult',
    result: v.object({ policyId: v.string() }),
  },
  createPolicies: {
    path: '/public/v1/submit/create_policies',
    type: 'ACTIVITY_TYPE_CREATE_POLICIES',
    resultKey: 'createPoliciesResult',
    result: v.object({ policyIds: v.array(v.string()) }),
  },
  updatePolicy: {
    path: '/public/v1/submit/update_policy',
    type: 'ACTIVITY_TYPE_UPDATE_POLICY_V2',
    resultKey: 'updatePolicyResultV2',
    result: v.object({ policyId: v.string() }),
  },
  deletePolicy: {
    path: '/public/v1/submit/delete_policy',
    type: 'ACTIVITY_TYPE_DELETE_POLICY',
    resultKey: 'deletePolicyResult',
    result: v.object({ policyId: v.string() }),
  },
  deletePolicies: {
    path: '/public/v1/submit/delete_policies',
    type: 'ACTIVITY_TYPE_DELETE_POLICIES',
    resultKey: 'deletePoliciesResult',
    result: v.object({ policyIds: v.array(v.string()) }),
  },
  updateRootQuorum: {
    path: '/public/v1/submit/update_root_quorum',
    type: 'ACTIVITY_TYPE_UPDATE_ROOT_QUORUM',
    resultKey: 'updateRootQuorumResult',
    result: v.object({}),
  },
  approveActivity: {
    path: '/public/v1/submit/approve_activity',
    type: 'ACTIVITY_TYPE_APPROVE_ACTIVITY',
    // a vote is answered with the activity that was voted on, and has no result of its own
    resultKey: null,
    result: v.object({ id: v.string(), status: v.string() }),
  },
  rejectActivity: {
    path: '/public/v1/submit/reject_activity',
    type: 'ACTIVITY_TYPE_REJECT_ACTIVITY',
    resultKey: null,
    result: v.object({ id: v.string(), status: v.string() }),
  },
} as const
