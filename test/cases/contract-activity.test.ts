import { describe, expect, test } from 'vitest'
import { activityFromWire } from '../../src/core/account/activity.ts'
import { createStamp } from '../../src/crypto/stamp/createStamp.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { createTestApi, type TestApi } from '../support/activityApi.ts'

const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/
let tags = 0
const PUBLISHED = { 'x-client-version': '@turnkey/core@2.7.1' }

async function send(kit: TestApi, path: string, body: object, headers = {}) {
  const text = JSON.stringify(body)
  const stamp = { 'x-stamp': await createStamp(kit.root.key, text) }
  const reply = await kit.post(path, text, { ...stamp, ...headers })
  return Object(reply.body)
}

const submit = (kit: TestApi, headers = {}) => {
  const { path } = submitEndpoints.createUserTag
  const body = kit.envelope('createUserTag', { userTagName: `Ops ${tags++}`, userIds: [] })
  return send(kit, path, body, headers).then(({ activity }) => ({ activity, body }))
}

describe('createdAt and updatedAt of an activity', () => {
  test('are RFC 3339 text in submits and queries, whatever else a client calls itself', async () => {
    const kit = await createTestApi()
    for (const headers of [
      {},
      { 'x-client-version': 'curl' },
      { 'x-client-version': 'latchkit@1' },
    ]) {
      const { activity } = await submit(kit, headers)
      expect(activity.createdAt).toMatch(RFC_3339)
      expect(Date.parse(activity.updatedAt)).toBe(kit.clock.time)
      const asked = { organizationId: kit.organizationId, activityId: activity.id }
      const read = await send(kit, queryEndpoints.getActivity.path, asked, headers)
      expect([read.activity.createdAt, read.activity.updatedAt]).toEqual([
        activity.createdAt,
        activity.updatedAt,
      ])
      const { organizationId } = kit
      const list = await send(kit, queryEndpoints.listActivities.path, { organizationId }, headers)
      for (const each of list.activities) expect(each.createdAt).toMatch(RFC_3339)
    }
  })

  test('are objects for published clients, of the same instant', async () => {
    const kit = await createTestApi()
    const { activity } = await submit(kit, PUBLISHED)
    const time = { seconds: String(kit.clock.time / 1000), nanos: '0' }
    expect([activity.createdAt, activity.updatedAt]).toEqual([time, time])
    expect(activity.result.activity.createdAt).toEqual(time)
    const asked = { organizationId: kit.organizationId, activityId: activity.id }
    const read = await send(kit, queryEndpoints.getActivity.path, asked, PUBLISHED)
    expect(read.activity.createdAt).toEqual(time)
  })

  test('are read by the kit in both forms', async () => {
    const kit = await createTestApi()
    const times = await Promise.all(
      [{}, PUBLISHED].map(async (headers) => {
        const { activity } = await submit(kit, headers)
        return activityFromWire(activity).createdAtMs
      }),
    )
    expect(times).toEqual([kit.clock.time, kit.clock.time])
  })
})

describe('the answer of a submit', () => {
  test('has timestampMs of the request, and a copy of itself behind the named result', async () => {
    const kit = await createTestApi()
    for (const headers of [{}, PUBLISHED]) {
      const { activity, body } = await submit(kit, headers)
      expect(activity.timestampMs).toBe(body.timestampMs)
      expect(Object.keys(activity.result)).toEqual(['createUserTagResult', 'activity'])
      const { activity: copy, ...named } = activity.result
      expect(copy).toEqual({ ...activity, result: named })
    }
  })

  test('has the same for a replay, and queries have neither', async () => {
    const kit = await createTestApi()
    const { path } = submitEndpoints.createUserTag
    const body = kit.envelope('createUserTag', { userTagName: `Ops ${tags++}`, userIds: [] })
    const first = await send(kit, path, body)
    expect(await send(kit, path, body)).toEqual(first)
    const asked = { organizationId: kit.organizationId, activityId: first.activity.id }
    const { activity } = await send(kit, queryEndpoints.getActivity.path, asked)
    expect(Object.keys(activity.result)).toEqual(['createUserTagResult'])
    expect(activity).not.toHaveProperty('timestampMs')
  })
})
