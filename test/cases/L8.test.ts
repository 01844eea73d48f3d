import { expect, test } from 'vitest'
import { bounds } from '../../src/service/limits/limits.ts'
import { createPace } from '../../src/service/webhooks/createPace.ts'
import { createPlaces } from '../../src/service/webhooks/places.ts'
import { signing } from '../support/scopedSessions.ts'
import { makeWallet } from '../support/walletSteps.ts'
import {
  addEndpoint,
  answered,
  deliveriesOf,
  happen,
  openWebhookStage,
} from '../support/webhookStage.ts'

test('webhooks: a large activity is told as a summary, and the list of deliveries says so for good', async () => {
  const stage = await openWebhookStage()
  const { kit, root } = stage
  const { addresses } = await makeWallet(kit)
  await addEndpoint(stage)
  const reply = await kit.submit(
    'signRawPayload',
    signing(addresses[0] ?? '', 'x'.repeat(300_000)),
    root,
  )
  expect(reply.code).toBe('OK')
  expect(await deliveriesOf(kit)).toContainEqual(
    expect.objectContaining({
      status: 'WEBHOOK_DELIVERY_STATUS_PENDING',
      lastError: 'BODY_CUT',
    }),
  )
  stage.receiver.answer = () => answered(200)
  await stage.deliver()
  const [post] = stage.posts
  expect(post?.body.length).toBeLessThan(bounds.webhookBodyBytes)
  const { id } = Object(reply.body).activity
  expect(stage.told()).toMatchObject([{ isSummary: true, id, intent: {}, result: {} }])
  expect(await deliveriesOf(kit)).toContainEqual(
    expect.objectContaining({
      status: 'WEBHOOK_DELIVERY_STATUS_DELIVERED',
      lastStatus: 200,
      lastError: 'BODY_CUT',
    }),
  )
})

test('pace: lets one window through at once and gives everything beyond it a time of its own', () => {
  const pace = createPace({ max: 4, windowMs: 1000 })
  const waits = Array.from({ length: 8 }, () => pace('a', 0))
  expect(waits).toEqual([0, 0, 0, 0, 250, 500, 750, 1000])
  expect(pace('b', 0)).toBe(0)
  // whoever has been quiet for a window may send as much again
  expect(Array.from({ length: 5 }, () => pace('a', 3000))).toEqual([0, 0, 0, 0, 250])
})

test('webhooks: events beyond the pace of an endpoint wait, are seen to wait, and all arrive', async () => {
  const stage = await openWebhookStage()
  const { kit } = stage
  await addEndpoint(stage)
  const webhooksPerEndpoint = [{ max: 4, windowMs: 60_000 }]
  const limits = { ...kit.parts.limits, webhooksPerEndpoint }
  const dispatcher = stage.newDispatcher({ development: false, limits })
  for (let i = 0; i < 10; i++) await happen(stage)
  const postponed = async () => {
    const deliveries = await deliveriesOf(kit, { paginationOptions: { limit: '100' } })
    return deliveries.filter(({ lastError }) => lastError === 'POSTPONED')
  }
  await stage.deliver(dispatcher)
  expect(stage.posts).toHaveLength(4)
  const waiting = await postponed()
  expect(waiting).toHaveLength(6)
  for (const one of waiting)
    expect(one).toMatchObject({ status: 'WEBHOOK_DELIVERY_STATUS_PENDING', attempts: 0 })
  const posted: number[] = []
  for (let minute = 0; minute < 3; minute++) {
    kit.clock.time += 30_000
    await stage.deliver(dispatcher)
    posted.push(stage.posts.length)
  }
  expect(posted).toEqual([6, 8, 10])
  expect(await postponed()).toEqual([])
  const events = new Set(stage.header('eventId'))
  expect(events.size).toBe(10)
})

test('places: endpoints of one organization that do not answer leave half of the places to the others', () => {
  const places = createPlaces()
  const own = Array.from({ length: 10 }, (_, i) => `own${i}`)
  const taken = own.flatMap((endpointId) =>
    Array.from({ length: 10 }, () => places.take(endpointId, 'attacker')),
  )
  expect(taken.filter(Boolean)).toHaveLength(16)
  expect(places.free()).toBe(16)
  for (let i = 0; i < 8; i++) expect(places.take('a', 'A')).toBe(true)
  expect(places.take('a', 'A')).toBe(false)
  expect(places.take('b', 'B')).toBe(true)
  places.leave('own0')
  expect(places.take('own9', 'attacker')).toBe(true)
  expect(places.take('own9', 'attacker')).toBe(false)
})
