import { generateKeyPair } from '../../../src/crypto/p256/generateKeyPair.ts'
import { listActivities } from '../../../src/wire/query/listActivities.ts'
import type { CallTable } from './everyCall.ts'
import { byPerson, type Ground, groundOf } from './preparing.ts'

const policy = { policyName: 'Free', effect: 'EFFECT_ALLOW', notes: '' } as const

async function policyOf({ made }: Ground) {
  return (await made('createPolicy', policy)).policyId
}

/** A second root user with a key. */
async function secondRoot({ made, someone }: Ground) {
  const key = await generateKeyPair()
  const publicKey = key.publicKeyHex
  const apiKeys = [{ apiKeyName: 'Key', publicKey, curveType: 'API_KEY_CURVE_P256' as const }]
  const rest = { authenticators: [], oauthProviders: [], userTags: [] }
  const { userIds } = await made('createUsers', { users: [{ userName: 'Ben', apiKeys, ...rest }] })
  const [userId = ''] = userIds
  return { key, userIds: [someone.userId, userId] }
}

/** A vote on what one of two root users wants, by the other one. */
function voting(name: 'approveActivity' | 'rejectActivity'): CallTable[string] {
  return async (stage) => {
    const someone = await stage.person()
    const { organizationId, key } = someone
    const ground = groundOf(stage, someone)
    const { key: other, userIds } = await secondRoot(ground)
    await ground.made('updateRootQuorum', { threshold: 2, userIds })
    const tag = { userTagName: 'Finance', userIds: [] }
    await ground.made('createUserTag', tag).catch(() => 'it waits')
    const all = await stage.clean.queries.query(key, listActivities, { organizationId })
    const status = 'ACTIVITY_STATUS_CONSENSUS_NEEDED'
    const fingerprint = all.activities.find((one) => one.status === status)?.fingerprint ?? ''
    const by = { key: other, organizationId }
    return ({ activities }) => activities.submit(by, name, { fingerprint })
  }
}

/** Every activity on what may be done, ready to be submitted. */
export const policyCalls: CallTable = {
  approveActivity: voting('approveActivity'),
  rejectActivity: voting('rejectActivity'),
  createPolicy: byPerson('createPolicy', () => policy),
  createPolicies: byPerson('createPolicies', () => ({ policies: [policy] })),
  updatePolicy: byPerson('updatePolicy', async (ground) => ({
    policyId: await policyOf(ground),
    policyNotes: 'for all',
  })),
  deletePolicy: byPerson('deletePolicy', async (ground) => ({ policyId: await policyOf(ground) })),
  deletePolicies: byPerson('deletePolicies', async (ground) => ({
    policyIds: [await policyOf(ground)],
  })),
  updateRootQuorum: byPerson('updateRootQuorum', async (ground) => ({
    threshold: 1,
    userIds: (await secondRoot(ground)).userIds,
  })),
}
