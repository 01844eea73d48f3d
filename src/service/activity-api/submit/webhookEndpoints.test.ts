import { describe, expect, test } from 'vitest'
import { activityOf } from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { prove } from '../../../../test/support/otpSteps.ts'
import {
  addEndpoint,
  deliveriesOf,
  happen,
  newEndpoint,
  openWebhookStage,
} from '../../../../test/support/webhookStage.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

const ACTIVITY = 'ACTIVITY_UPDATES'

describe('create_webhook_endpoint', () => {
  test('keeps an endpoint, and answers it as the list does', async () => {
    const { kit, root } = await openWebhookStage()
    const subscriptions = [
      { eventType: ACTIVITY },
      { eventType: 'BALANCE_CONFIRMED_UPDATES', filtersJson: '{"caip2":"eip155:1"}' },
      { eventType: 'SEND_TRANSACTION_STATUS_UPDATES', isActive: false },
    ]
    const given = { ...newEndpoint(), subscriptions }
    const { result } = activityOf(await kit.submit('createWebhookEndpoint', given, root))
    const [made] = Object.values(result).map(Object)
    expect(made.webhookEndpoint).toEqual({
      endpointId: made.endpointId,
      organizationId: kit.organizationId,
      url: given.url,
      name: 'Hook',
      isActive: true,
      subscriptions: [
        { eventType: ACTIVITY, filtersJson: '', isActive: true },
        { ...subscriptions[1], isActive: true },
        { ...subscriptions[2], filtersJson: '' },
      ],
    })
    const { body } = await kit.query('listWebhookEndpoints')
    expect(body).toEqual({ webhookEndpoints: [made.webhookEndpoint] })
  })

  test.each([
    [{ url: 'https://10.0.0.1/' }, 'WEBHOOK_URL_NOT_ALLOWED'],
    [{ url: 'https://user@hooks.example.com/' }, 'WEBHOOK_URL_NOT_ALLOWED'],
    [{ name: ' ' }, 'REQUEST_INVALID'],
    [{ subscriptions: [{ eventType: 'EVERYTHING' }] }, 'REQUEST_INVALID'],
    [{ subscriptions: Array(21).fill({ eventType: ACTIVITY }) }, 'REQUEST_INVALID'],
    [{ subscriptions: [{ eventType: ACTIVITY, filtersJson: '{"user":"a"}' }] }, 'REQUEST_INVALID'],
    [{ subscriptions: [{ eventType: ACTIVITY, filtersJson: 'x' }] }, 'REQUEST_INVALID'],
  ])('refuses %j, and keeps nothing', async (wrong, code) => {
    const { kit, root } = await openWebhookStage()
    const reply = await kit.submit('createWebhookEndpoint', { ...newEndpoint(), ...wrong }, root)
    expect(reply).toMatchObject({ status: 400, code })
    expect(await kit.parts.store.count('webhookEndpoints', {})).toBe(0)
  })

  test('keeps ten endpoints of an organization', async () => {
    const { kit, root } = await openWebhookStage()
    const codes: string[] = []
    for (let i = 0; i < 11; i++)
      codes.push((await kit.submit('createWebhookEndpoint', newEndpoint(), root)).code)
    expect(codes).toEqual([...Array(10).fill('OK'), 'REQUEST_INVALID'])
  })

  test('lets a sub-organization hear of activities alone', async () => {
    const { kit } = await openWebhookStage()
    const { call } = await addFamily(kit)
    const billed = [
      'BALANCE_CONFIRMED_UPDATES',
      'BALANCE_FINALIZED_UPDATES',
      'SEND_TRANSACTION_STATUS_UPDATES',
    ]
    for (const eventType of billed) {
      const given = { ...newEndpoint(), subscriptions: [{ eventType }] }
      expect(await kit.submit('createWebhookEndpoint', given, call)).toMatchObject({
        status: 403,
        code: 'REQUEST_NOT_AUTHORIZED',
      })
    }
    expect((await kit.submit('createWebhookEndpoint', newEndpoint(), call)).code).toBe('OK')
  })
})

describe('an endpoint hears of', () => {
  test('the activities of its organization and its sub-organizations, never the other way round', async () => {
    const stage = await openWebhookStage()
    const { kit, deliver, posts, header } = stage
    const [child, sibling] = [await addFamily(kit), await addFamily(kit)]
    await addEndpoint(stage, { url: 'http://localhost:9/parent' })
    await addEndpoint(stage, { url: 'http://localhost:9/child' }, child.call)
    await happen(stage)
    await happen(stage, child.call)
    await happen(stage, sibling.call)
    await deliver()
    const heard = posts.map(({ url }, i) => [new URL(url).pathname, header('organizationId')[i]])
    expect(heard.toSorted()).toEqual(
      [
        ['/child', child.organizationId],
        ['/parent', kit.organizationId],
        ['/parent', child.organizationId],
        ['/parent', sibling.organizationId],
      ].toSorted(),
    )
    // one event has one name, whoever hears of it
    const ids = header('eventId').filter((_, i) => heard[i]?.[1] === child.organizationId)
    expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  })

  test('the record as the root user reads it, and its place in the order', async () => {
    const stage = await openWebhookStage()
    const { kit, deliver, told, header } = stage
    await addEndpoint(stage)
    for (let i = 0; i < 5; i++) await happen(stage)
    await deliver()
    const records = told()
    for (const { id } of records) {
      const { body } = await kit.query('getActivity', { activityId: id })
      expect(records).toContainEqual(Object(body).activity)
    }
    const places = header('eventId').map((id) => Number(id.split('_')[1]))
    expect(places.toSorted()).toEqual([2, 3, 4, 5, 6])
  })

  test('what its filters let pass', async () => {
    const stage = await openWebhookStage()
    const filtersJson = '{"type":["ACTIVITY_TYPE_CREATE_USER_TAG"]}'
    await addEndpoint(stage, { subscriptions: [{ eventType: ACTIVITY, filtersJson }] })
    await stage.kit.submit('createUsers', { users: [] }, stage.root)
    await happen(stage)
    await stage.kit.submit('updateWebhookEndpoint', { endpointId: 'none' }, stage.root)
    await stage.deliver()
    expect(stage.told().map(({ type }) => type)).toEqual(['ACTIVITY_TYPE_CREATE_USER_TAG'])
  })

  test('nothing by a subscription that is off, or of another kind', async () => {
    const stage = await openWebhookStage()
    await addEndpoint(stage, {
      subscriptions: [
        { eventType: ACTIVITY, isActive: false },
        { eventType: 'SEND_TRANSACTION_STATUS_UPDATES' },
      ],
    })
    await addEndpoint(stage, { subscriptions: undefined })
    await happen(stage)
    expect(await stage.kit.parts.store.count('webhookEvents', {})).toBe(0)
  })

  test('no secret of an activity', async () => {
    const stage = await openWebhookStage()
    const { kit, deliver, posts } = stage
    await addEndpoint(stage)
    const key = await generateKeyPair()
    const verificationToken = await prove(kit, 'ada@example.com', key)
    const otpCode = kit.sent.at(-1)?.code ?? 'none'
    await deliver()
    expect(posts).toHaveLength(2)
    expect(verificationToken.length).toBeGreaterThan(100)
    for (const { body } of posts)
      for (const secret of [otpCode, verificationToken]) expect(body).not.toContain(secret)
  })
})

describe('update_webhook_endpoint', () => {
  test('moves and renames an endpoint, and sends what is on its way to the new address', async () => {
    const stage = await openWebhookStage()
    const { kit, root, deliver, posts } = stage
    const endpointId = await addEndpoint(stage)
    await happen(stage)
    const url = 'http://localhost:9/moved'
    const reply = await kit.submit('updateWebhookEndpoint', { endpointId, url, name: 'B' }, root)
    const [result] = Object.values(activityOf(reply).result).map(Object)
    expect(result).toMatchObject({
      endpointId,
      webhookEndpoint: { endpointId, url, name: 'B', isActive: true },
    })
    await deliver()
    expect(posts.map((post) => post.url)).toEqual([url, url])
  })

  test('switches an endpoint off and on: what was due meanwhile waits for a replay', async () => {
    const stage = await openWebhookStage()
    const { kit, root, deliver, posts } = stage
    const endpointId = await addEndpoint(stage)
    await happen(stage)
    await kit.submit('updateWebhookEndpoint', { endpointId, isActive: false }, root)
    await happen(stage)
    await deliver()
    expect(posts).toEqual([])
    const status = 'WEBHOOK_DELIVERY_STATUS_DEAD'
    const dead = await deliveriesOf(kit, { status })
    expect(dead).toMatchObject([{ endpointId, status, lastError: 'ENDPOINT_INACTIVE' }])
    const replay = { deliveryIds: dead.map(({ deliveryId }) => deliveryId) }
    expect((await kit.submit('replayWebhookDeliveries', replay, root)).code).toBe('REQUEST_INVALID')
    await kit.submit('updateWebhookEndpoint', { endpointId, isActive: true }, root)
    expect((await kit.submit('replayWebhookDeliveries', replay, root)).code).toBe('OK')
    await deliver()
    expect(stage.header('eventId')).toContain(dead[0]?.eventId)
    expect(await deliveriesOf(kit, { status })).toEqual([])
  })

  test.each([
    [{}, 'REQUEST_INVALID'],
    [{ name: '' }, 'REQUEST_INVALID'],
    [{ url: 'https://localhost.' }, 'WEBHOOK_URL_NOT_ALLOWED'],
  ])('refuses %j', async (change, code) => {
    const stage = await openWebhookStage()
    const endpointId = await addEndpoint(stage)
    const parameters = { endpointId, ...change }
    expect((await stage.kit.submit('updateWebhookEndpoint', parameters, stage.root)).code).toBe(
      code,
    )
  })
})

test('delete_webhook_endpoint takes an endpoint away, with what was on its way to it', async () => {
  const stage = await openWebhookStage()
  const { kit, root, deliver, posts } = stage
  const endpointId = await addEndpoint(stage)
  await happen(stage)
  const reply = await kit.submit('deleteWebhookEndpoint', { endpointId }, root)
  expect(activityOf(reply).result).toEqual({ deleteWebhookEndpointResult: { endpointId } })
  await deliver()
  expect(posts).toEqual([])
  expect(await kit.parts.store.count('webhookQueue', {})).toBe(0)
  const again = await kit.submit('deleteWebhookEndpoint', { endpointId }, root)
  expect(again.code).toBe('WEBHOOK_ENDPOINT_NOT_FOUND')
})
