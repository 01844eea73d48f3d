import { expect, test } from 'vitest'
import { activityOf, createTestApi } from '../../../test/support/activityApi.ts'
import { addQuorum, standing } from '../../../test/support/consensus.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createStamp } from '../../crypto/stamp/createStamp.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'

const tag = { userTagName: 'Finance', userIds: [] }
const DAY_MS = 86_400_000

async function stage(options = { roots: 3, users: 1, threshold: 2 }) {
  const kit = await createTestApi()
  const place = await addQuorum(kit, options)
  const [ada, ben, cleo] = place.roots
  const [dan] = place.users
  if (!ada || !ben || !cleo || !dan) throw new Error('too few users')
  const tags = () => kit.parts.store.count('userTags', { organizationId: place.organizationId })
  /** An activity of the first root user that waits for the others. */
  const waiting = async () => activityOf(await place.submit(ada, 'createUserTag', tag))
  return { kit, ...place, ada, ben, cleo, dan, tags, waiting }
}

test('waits until as many root users approve as the quorum needs, and then runs', async () => {
  const { kit, submit, approve, read, ada, ben, cleo, tags } = await stage()
  const asked = activityOf(await submit(ada, 'createUserTag', tag))
  expect(asked).toMatchObject({
    status: 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    intent: { createUserTagIntent: tag },
    result: {},
    votes: [{ userId: ada.userId, selection: 'VOTE_SELECTION_APPROVED' }],
    canApprove: false,
    canReject: false,
  })
  expect(await tags()).toBe(0)
  expect(await read(ben, asked.id)).toMatchObject({ canApprove: true, canReject: true })
  kit.clock.time += 1000
  const done = activityOf(await approve(ben, asked.fingerprint))
  expect(done).toMatchObject({
    id: asked.id,
    type: 'ACTIVITY_TYPE_CREATE_USER_TAG',
    status: 'ACTIVITY_STATUS_COMPLETED',
    result: { createUserTagResult: { userIds: [] } },
    votes: [
      { userId: ada.userId },
      { userId: ben.userId, user: { userId: ben.userId }, selection: 'VOTE_SELECTION_APPROVED' },
    ],
    createdAt: asked.createdAt,
    updatedAt: new Date(kit.clock.time).toISOString(),
  })
  expect(JSON.stringify(done.votes)).toContain('ACTIVITY_TYPE_APPROVE_ACTIVITY')
  expect(await read(cleo, asked.id)).toMatchObject({ canApprove: false, canReject: false })
  expect(await tags()).toBe(1)
  expect(await kit.parts.store.count('activities', {})).toBe(1)
})

test('counts each user once, and nobody twice', async () => {
  const { approve, waiting, ada, ben, cleo, tags, submit } = await stage({
    roots: 3,
    users: 1,
    threshold: 3,
  })
  const { fingerprint } = await waiting()
  expect(standing(await approve(ada, fingerprint))).toBe('VOTE_EXISTS')
  expect(standing(await approve(ben, fingerprint))).toBe('CONSENSUS_NEEDED')
  expect(standing(await approve(ben, fingerprint))).toBe('VOTE_EXISTS')
  expect(await tags()).toBe(0)
  // a second key of one user is no second user
  const key = await generateKeyPair()
  const { publicKeyHex: publicKey } = key
  const apiKeys = [{ apiKeyName: 'B', publicKey, curveType: 'API_KEY_CURVE_P256' }]
  // a user changes its own ways in without anybody's approval
  const added = await submit(ben, 'createApiKeys', { userId: ben.userId, apiKeys })
  expect(standing(added)).toBe('COMPLETED')
  expect(standing(await approve({ ...ben, key }, fingerprint))).toBe('VOTE_EXISTS')
  expect(standing(await approve(cleo, fingerprint))).toBe('COMPLETED')
  expect(standing(await approve(cleo, fingerprint))).toBe('ACTIVITY_DECIDED')
})

test('answers the same vote again with where the activity stands', async () => {
  const { kit, organizationId, waiting, ben, tags } = await stage()
  const { fingerprint, id } = await waiting()
  const call = { key: ben.key, organizationId }
  const body = JSON.stringify(kit.envelope('approveActivity', { fingerprint }, call))
  const send = async () => {
    const stamp = await createStamp(ben.key, body)
    return kit.post(submitEndpoints.approveActivity.path, body, { 'x-stamp': stamp })
  }
  const replies = [await send(), await send()]
  kit.clock.time += 10 * 60_000
  replies.push(await send())
  expect(replies.map(standing)).toEqual(['COMPLETED', 'COMPLETED', 'COMPLETED'])
  expect(replies.map((reply) => activityOf(reply).id)).toEqual([id, id, id])
  expect(activityOf(await send()).votes).toHaveLength(2)
  expect(await tags()).toBe(1)
})

test('answers the body of an activity that waits with its record, also when it has run', async () => {
  const { kit, ada, ben, approve, call } = await stage()
  const body = kit.envelope('createUserTag', tag, call(ada))
  const send = () => kit.stamped(submitEndpoints.createUserTag.path, body, ada.key)
  const first = activityOf(await send())
  expect(activityOf(await send())).toEqual(first)
  await approve(ben, first.fingerprint)
  kit.clock.time += DAY_MS
  const later = activityOf(await send())
  expect(later).toMatchObject({ id: first.id, status: 'ACTIVITY_STATUS_COMPLETED' })
  expect(await kit.parts.store.count('userTags', {})).toBe(1)
})

test('ends an activity with one rejection, and runs it never', async () => {
  const { reject, approve, waiting, ben, cleo, read, tags } = await stage()
  const { fingerprint, id } = await waiting()
  const over = activityOf(await reject(ben, fingerprint))
  expect(over).toMatchObject({
    status: 'ACTIVITY_STATUS_REJECTED',
    result: {},
    votes: [{}, { userId: ben.userId, selection: 'VOTE_SELECTION_REJECTED' }],
    canApprove: false,
    canReject: false,
  })
  expect(standing(await approve(cleo, fingerprint))).toBe('ACTIVITY_DECIDED')
  expect(await read(cleo, id)).toMatchObject({ canApprove: false, canReject: false })
  expect(await tags()).toBe(0)
})

test('lets exactly those vote who can, and tells each of them so', async () => {
  const { kit, waiting, approve, reject, read, ada, ben, cleo, dan } = await stage()
  const { fingerprint, id } = await waiting()
  const able = async (who: typeof ada) => (await read(who, id)).canApprove
  expect(await Promise.all([ada, ben, cleo, dan].map(able))).toEqual([false, true, true, false])
  const { organizationId } = await read(ada, id)
  const above = await kit.query('getActivity', { activityId: id }, { organizationId })
  expect(activityOf(above)).toMatchObject({ canApprove: false, canReject: false })
  for (const vote of [approve, reject]) {
    expect(standing(await vote(dan, fingerprint))).toBe('REQUEST_NOT_AUTHORIZED')
    expect(standing(await vote(kit.root, fingerprint))).toBe('REQUEST_NOT_AUTHORIZED')
    expect(standing(await vote(kit.proxy, fingerprint))).toBe('REQUEST_NOT_AUTHORIZED')
  }
})

test('knows an activity only in its own organization', async () => {
  const { kit, waiting } = await stage()
  const { fingerprint } = await waiting()
  const other = await addQuorum(kit, { roots: 2, threshold: 2 })
  const [root] = other.roots
  if (!root) throw new Error('nobody')
  const foreign = await other.approve(root, fingerprint)
  expect(foreign).toMatchObject({ status: 404, code: 'FINGERPRINT_NOT_FOUND' })
  expect(await other.approve(root, `sha256:${'0'.repeat(64)}`)).toEqual(foreign)
})

test('lets approvals count for a day, and begins anew after that', async () => {
  const { kit, waiting, approve, read, ada, ben } = await stage()
  const { fingerprint, id } = await waiting()
  kit.clock.time += DAY_MS - 1
  expect(await read(ada, id)).toMatchObject({ canApprove: false })
  kit.clock.time += 1
  expect(await read(ada, id)).toMatchObject({ canApprove: true })
  expect(standing(await approve(ben, fingerprint))).toBe('CONSENSUS_NEEDED')
  expect(standing(await approve(ada, fingerprint))).toBe('COMPLETED')
})

test('records why an activity failed that was approved', async () => {
  const { kit, submit, approve, ada, ben } = await stage()
  const userTagIds = [kit.parts.newId()]
  const asked = activityOf(await submit(ada, 'deleteUserTags', { userTagIds }))
  expect(asked.status).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
  const failed = activityOf(await approve(ben, asked.fingerprint))
  expect(failed).toMatchObject({
    status: 'ACTIVITY_STATUS_FAILED',
    result: {},
    failure: { code: 5, message: 'no user tag found with the given ID' },
  })
})

test('takes an activity over that another process began and never finished', async () => {
  const { kit, ada, ben, approve, call, tags } = await stage()
  const body = kit.envelope('createUserTag', tag, call(ada))
  const send = () => kit.stamped(submitEndpoints.createUserTag.path, body, ada.key)
  const { id, fingerprint } = activityOf(await send())
  const status = 'ACTIVITY_STATUS_PENDING'
  await kit.parts.store.transaction((tx) => tx.update('activities', { id }, { status }))
  expect(standing(await approve(ben, fingerprint))).toBe('ACTIVITY_DECIDED')
  kit.clock.time += 59_999
  expect(standing(await send())).toBe('PENDING')
  kit.clock.time += 1
  expect((await Promise.all([send(), send(), send()])).map(standing)).toContain('COMPLETED')
  expect(standing(await send())).toBe('COMPLETED')
  expect(await tags()).toBe(1)
})

test('runs nothing in the name of a user who is gone', async () => {
  const { kit, approve, waiting, ada, ben, cleo, tags, organizationId } = await stage()
  const { fingerprint } = await waiting()
  await kit.parts.store.transaction((tx) => tx.remove('users', { id: ada.userId, organizationId }))
  expect(standing(await approve(ben, fingerprint))).toBe('CONSENSUS_NEEDED')
  expect(standing(await approve(cleo, fingerprint))).toBe('CONSENSUS_NEEDED')
  expect(await tags()).toBe(0)
})
