import type { Account, CompatStage } from '../support/compatStage.ts'
import { makeWallet } from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

const policy = {
  policyName: 'Nobody signs at night',
  effect: 'EFFECT_DENY' as const,
  condition: "activity.resource == 'WALLET' && activity.action == 'DELETE'",
  consensus: 'true',
  notes: '',
}

async function makePolicyId({ client, body }: Account) {
  const { activity } = await client.createPolicy(body('ACTIVITY_TYPE_CREATE_POLICY_V3', policy))
  return activity.result.createPolicyResult?.policyId ?? ''
}

/** An activity that one of two users has asked for, and the other must agree to; the other's pen. */
async function askForSecond({ openAccount }: CompatStage) {
  const { others, client, body } = await openAccount(2, 2)
  const { activity } = await client.createWallet(
    body('ACTIVITY_TYPE_CREATE_WALLET', { walletName: 'Shared', accounts: [] }),
  )
  const [other] = others
  if (!other) throw new Error('the account has two users')
  return { other, activity }
}

export const policySubmits: SubmitRows = {
  create_policy: ({ client, body }) =>
    client.createPolicy(body('ACTIVITY_TYPE_CREATE_POLICY_V3', policy)),
  create_policies: ({ client, body }) =>
    client.createPolicies(body('ACTIVITY_TYPE_CREATE_POLICIES', { policies: [policy] })),
  update_policy: async (account) => {
    const parameters = { policyId: await makePolicyId(account), policyName: 'Nobody signs' }
    return account.client.updatePolicy(account.body('ACTIVITY_TYPE_UPDATE_POLICY_V2', parameters))
  },
  delete_policy: async (account) => {
    const policyId = await makePolicyId(account)
    return account.client.deletePolicy(account.body('ACTIVITY_TYPE_DELETE_POLICY', { policyId }))
  },
  delete_policies: async (account) => {
    const policyIds = [await makePolicyId(account)]
    const type = 'ACTIVITY_TYPE_DELETE_POLICIES'
    return account.client.deletePolicies(account.body(type, { policyIds }))
  },
  update_root_quorum: ({ client, body, userId }) =>
    client.updateRootQuorum(
      body('ACTIVITY_TYPE_UPDATE_ROOT_QUORUM', { threshold: 1, userIds: [userId] }),
    ),
  approve_activity: async (_account, stage) => {
    const { other, activity } = await askForSecond(stage)
    const { fingerprint } = activity
    const type = 'ACTIVITY_TYPE_APPROVE_ACTIVITY'
    return other.client.approveActivity(other.body(type, { fingerprint }))
  },
  reject_activity: async (_account, stage) => {
    const { other, activity } = await askForSecond(stage)
    const { fingerprint } = activity
    const type = 'ACTIVITY_TYPE_REJECT_ACTIVITY'
    return other.client.rejectActivity(other.body(type, { fingerprint }))
  },
}

export const policyQueries: QueryRows = {
  list_policies: async (account) => {
    const policyId = await makePolicyId(account)
    const { organizationId } = account
    const { policies } = await account.client.getPolicies({ organizationId })
    return [policies.map((one) => [one.policyId, one.effect]), [[policyId, policy.effect]]]
  },
  get_policy: async (account) => {
    const policyId = await makePolicyId(account)
    const { organizationId } = account
    const { policy: found } = await account.client.getPolicy({ organizationId, policyId })
    return [
      [found.policyName, found.condition],
      [policy.policyName, policy.condition],
    ]
  },
  get_policy_evaluations: async (account) => {
    const { client, organizationId } = account
    await makeWallet(account)
    const { activities } = await client.getActivities({ organizationId })
    const activityId = activities[0]?.id ?? ''
    const answer = await client.getPolicyEvaluations({ organizationId, activityId })
    return [answer.policyEvaluations.every((one) => one.activityId === activityId), true]
  },
}
