import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/wire/endpoint.ts'
import {
  effect,
  outcome,
  policy,
  policyEvaluation,
  policyParams,
} from '../../src/wire/fields/policy.ts'
import { getPolicy } from '../../src/wire/query/getPolicy.ts'
import { getPolicyEvaluations } from '../../src/wire/query/getPolicyEvaluations.ts'
import { listPolicies } from '../../src/wire/query/listPolicies.ts'
import { approveActivity } from '../../src/wire/submit/approveActivity.ts'
import { createPolicies } from '../../src/wire/submit/createPolicies.ts'
import { createPolicy } from '../../src/wire/submit/createPolicy.ts'
import { deletePolicies } from '../../src/wire/submit/deletePolicies.ts'
import { deletePolicy } from '../../src/wire/submit/deletePolicy.ts'
import { rejectActivity } from '../../src/wire/submit/rejectActivity.ts'
import { updatePolicy } from '../../src/wire/submit/updatePolicy.ts'
import { updateRootQuorum } from '../../src/wire/submit/updateRootQuorum.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { type ActivityRow, expectActivity, type Fields } from '../support/wireRows.ts'

const params: Fields = {
  policyName: 'string!',
  effect: 'string!',
  condition: 'string?',
  consensus: 'string?',
  notes: 'string!',
  time: 'string?',
}

/** Typed by hand from the specification and, what it leaves out, from the public wire. */
const activities: readonly ActivityRow[] = [
  {
    endpoint: createPolicy,
    name: 'create_policy',
    type: 'ACTIVITY_TYPE_CREATE_POLICY_V3',
    keys: ['createPolicyIntentV3', 'createPolicyResult'],
    parameters: params,
    result: { policyId: 'string!' },
  },
  {
    endpoint: createPolicies,
    name: 'create_policies',
    type: 'ACTIVITY_TYPE_CREATE_POLICIES',
    keys: ['createPoliciesIntent', 'createPoliciesResult'],
    parameters: { policies: 'object[]!' },
    result: { policyIds: 'string[]!' },
  },
  {
    endpoint: updatePolicy,
    name: 'update_policy',
    type: 'ACTIVITY_TYPE_UPDATE_POLICY_V2',
    keys: ['updatePolicyIntentV2', 'updatePolicyResultV2'],
    parameters: {
      policyId: 'string!',
      policyName: 'string?',
      policyEffect: 'string?',
      policyCondition: 'string?',
      policyConsensus: 'string?',
      policyNotes: 'string?',
      time: 'string?',
    },
    result: { policyId: 'string!' },
  },
  {
    endpoint: deletePolicy,
    name: 'delete_policy',
    type: 'ACTIVITY_TYPE_DELETE_POLICY',
    keys: ['deletePolicyIntent', 'deletePolicyResult'],
    parameters: { policyId: 'string!' },
    result: { policyId: 'string!' },
  },
  {
    endpoint: deletePolicies,
    name: 'delete_policies',
    type: 'ACTIVITY_TYPE_DELETE_POLICIES',
    keys: ['deletePoliciesIntent', 'deletePoliciesResult'],
    parameters: { policyIds: 'string[]!' },
    result: { policyIds: 'string[]!' },
  },
  {
    endpoint: updateRootQuorum,
    name: 'update_root_quorum',
    type: 'ACTIVITY_TYPE_UPDATE_ROOT_QUORUM',
    keys: ['updateRootQuorumIntent', 'updateRootQuorumResult'],
    parameters: { threshold: 'number!', userIds: 'string[]!' },
    result: {},
  },
]

describe('the activities on policies', () => {
  test.each(activities)('speak $name as the public wire does', expectActivity)

  test('take a policy with the fields of the public wire', () => {
    const [list] = createPolicies.parameters.entries.policies.pipe
    expect(list.item).toBe(policyParams)
    expect(effect.options).toEqual(['EFFECT_ALLOW', 'EFFECT_DENY'])
  })

  test.each([
    [
      approveActivity,
      'approve_activity',
      'ACTIVITY_TYPE_APPROVE_ACTIVITY',
      'approveActivityIntent',
    ],
    [rejectActivity, 'reject_activity', 'ACTIVITY_TYPE_REJECT_ACTIVITY', 'rejectActivityIntent'],
  ] as const)(
    'take votes by the fingerprint, and answer them without a result of their own: $1',
    (endpoint, name, type, intentKey) => {
      expect(endpoint).toMatchObject({ path: `/public/v1/submit/${name}`, type, intentKey })
      expect(endpoint.resultKey).toBeNull()
      expect(kindsOf(endpoint.parameters)).toEqual({ fingerprint: 'string!' })
    },
  )
})

describe('the queries on policies', () => {
  const ofPolicy: Fields = { organizationId: 'string!', policyId: 'string!' }
  const ofActivity: Fields = { organizationId: 'string!', activityId: 'string!' }
  const queries: readonly (readonly [string, Endpoint, Fields, Fields])[] = [
    ['get_policy', getPolicy, ofPolicy, { policy: 'object!' }],
    ['list_policies', listPolicies, { organizationId: 'string!' }, { policies: 'object[]!' }],
    [
      'get_policy_evaluations',
      getPolicyEvaluations,
      ofActivity,
      { policyEvaluations: 'object[]!' },
    ],
  ]
  test.each(queries)('speak %s as the public wire does', (name, endpoint, request, response) => {
    expect(endpoint.path).toBe(`/public/v1/query/${name}`)
    expect(kindsOf(endpoint.request)).toEqual(request)
    expect(kindsOf(endpoint.response)).toEqual(response)
  })

  test('answer a policy and its evaluations with the fields of the public wire', () => {
    expect(kindsOf(policy)).toEqual({
      policyId: 'string!',
      policyName: 'string!',
      effect: 'string!',
      createdAt: 'object!',
      updatedAt: 'object!',
      notes: 'string!',
      consensus: 'string!',
      condition: 'string!',
      time: 'string?',
    })
    expect(kindsOf(policyEvaluation)).toEqual({
      id: 'string!',
      activityId: 'string!',
      organizationId: 'string!',
      voteId: 'string!',
      policyEvaluations: 'object[]!',
      createdAt: 'object!',
    })
    expect(outcome.options.map((name) => name.replace('OUTCOME_', ''))).toEqual([
      'ALLOW',
      'DENY_EXPLICIT',
      'DENY_IMPLICIT',
      'REQUIRES_CONSENSUS',
      'REJECTED',
      'ERROR',
      'REQUIRES_AUTHENTICATORS',
      'TIME_INACTIVE',
    ])
  })
})

/** The pair of each activity, by the rules of the specification: typed by hand. */
const rights: Readonly<Record<string, string>> = {
  initOtp: 'OTP CREATE',
  verifyOtp: 'OTP VERIFY',
  verifyOtpV2: 'OTP VERIFY',
  otpLogin: 'AUTH CREATE',
  oauthLogin: 'AUTH CREATE',
  stampLogin: 'AUTH CREATE',
  createSubOrganization: 'ORGANIZATION CREATE',
  updateRootQuorum: 'ORGANIZATION UPDATE',
  createApiKeys: 'CREDENTIAL CREATE',
  deleteApiKeys: 'CREDENTIAL DELETE',
  createAuthenticators: 'CREDENTIAL CREATE',
  deleteAuthenticators: 'CREDENTIAL DELETE',
  updateAuthenticatorName: 'CREDENTIAL UPDATE',
  createOauthProviders: 'CREDENTIAL CREATE',
  deleteOauthProviders: 'CREDENTIAL DELETE',
  createWallet: 'WALLET CREATE',
  createWalletAccounts: 'WALLET CREATE',
  updateWallet: 'WALLET UPDATE',
  deleteWallets: 'WALLET DELETE',
  deleteWalletAccounts: 'WALLET DELETE',
  signRawPayload: 'PRIVATE_KEY SIGN',
  signRawPayloads: 'PRIVATE_KEY SIGN',
  createPrivateKeys: 'PRIVATE_KEY CREATE',
  deletePrivateKeys: 'PRIVATE_KEY DELETE',
  createPrivateKeyTag: 'PRIVATE_KEY CREATE',
  updatePrivateKeyTag: 'PRIVATE_KEY UPDATE',
  deletePrivateKeyTags: 'PRIVATE_KEY DELETE',
  createUsers: 'USER CREATE',
  updateUser: 'USER UPDATE',
  updateUserName: 'USER UPDATE',
  deleteUsers: 'USER DELETE',
  createUserTag: 'USER CREATE',
  updateUserTag: 'USER UPDATE',
  deleteUserTags: 'USER DELETE',
  createInvitations: 'INVITATION CREATE',
  deleteInvitation: 'INVITATION DELETE',
  createPolicy: 'POLICY CREATE',
  createPolicies: 'POLICY CREATE',
  updatePolicy: 'POLICY UPDATE',
  deletePolicy: 'POLICY DELETE',
  deletePolicies: 'POLICY DELETE',
}

test('names each activity by the pair of resource and action that the specification gives it', () => {
  const pairs = Object.entries(submitEndpoints).map(([name, { resource, action }]) => [
    name,
    `${resource} ${action}`,
  ])
  expect(Object.fromEntries(pairs)).toMatchObject(rights)
})
