import { createActivityPoller, init, TurnkeyApi, withAsyncPolling } from '@turnkey/http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { type CompatStage, openCompatStage, userParams } from './support/compatStage.ts'

let stage: CompatStage
beforeAll(async () => {
  stage = await openCompatStage()
})
afterAll(() => stage.stop())

const users = { users: [userParams('Nora')] }

test('completes what the poller of the package waits for', async () => {
  const { client, body } = await stage.openAccount()
  const poll = createActivityPoller({ client, requestFn: client.createUsers })
  const request = body('ACTIVITY_TYPE_CREATE_USERS_V4', users)
  const activity = await poll(request)
  expect(activity.status).toBe('ACTIVITY_STATUS_COMPLETED')
  expect(activity.result.createUsersResult?.userIds).toHaveLength(1)
  // the same body again is the same activity
  expect((await poll(request)).id).toBe(activity.id)
})

test('completes what the older poller of the package waits for', async () => {
  const { key, body } = await stage.openAccount()
  const { publicKey: apiPublicKey, privateKey: apiPrivateKey } = key
  init({ apiPublicKey, apiPrivateKey, baseUrl: stage.baseUrl })
  const create = withAsyncPolling({ request: TurnkeyApi.createUsers })
  const activity = await create({ body: body('ACTIVITY_TYPE_CREATE_USERS_V4', users) })
  expect(activity.result.createUsersResult?.userIds).toHaveLength(1)
})

// while one vote is enough for everything, there is nothing to wait for
if ('approveActivity' in submitEndpoints)
  test('stops the poller while a second user has not agreed, and completes when they have', async () => {
    const { client, body, others } = await stage.openAccount(2, 2)
    const poll = createActivityPoller({ client, requestFn: client.createUsers })
    const request = body('ACTIVITY_TYPE_CREATE_USERS_V4', users)
    await expect(poll(request)).rejects.toMatchObject({
      activityStatus: 'ACTIVITY_STATUS_CONSENSUS_NEEDED',
    })
    const [other] = others
    const { activity } = await client.createUsers(request)
    const { fingerprint } = activity
    await other?.client.approveActivity(
      other.body('ACTIVITY_TYPE_APPROVE_ACTIVITY', { fingerprint }),
    )
    expect((await poll(request)).status).toBe('ACTIVITY_STATUS_COMPLETED')
  })
