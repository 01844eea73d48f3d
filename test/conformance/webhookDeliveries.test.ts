import { describe, expect, onTestFinished, test } from 'vitest'
import { verifyWebhook } from '../../src/crypto/webhook/verifyWebhook.ts'
import { hexFromBytes } from '../../src/lib/hex.ts'
import { webhookHeaders } from '../../src/wire/webhookHeaders.ts'
import {
  addEndpoint,
  answered,
  deliveriesOf,
  happen,
  openWebhookStage,
} from '../support/webhookStage.ts'
import { onEachStore } from './store/onEachStore.ts'

const DAY_MS = 24 * 3_600_000
const PENDING = 'WEBHOOK_DELIVERY_STATUS_PENDING'
const DELIVERED = 'WEBHOOK_DELIVERY_STATUS_DELIVERED'
const DEAD = 'WEBHOOK_DELIVERY_STATUS_DEAD'

describe('an event', () => {
  onEachStore((open) => {
    async function openStage() {
      const store = await open()
      onTestFinished(() => store.close())
      const stage = await openWebhookStage(store)
      onTestFinished(() => expect(stage.kit.errors).toEqual([]))
      return { ...stage, stage, store }
    }

    test('is kept with its activity, or neither is', async () => {
      const { kit, root, stage, store, deliver, told } = await openStage()
      await addEndpoint(stage)
      const twice = { userTagName: 'Finance', userIds: [] }
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => kit.submit('createUserTag', twice, root)),
      )
      expect(replies.filter(({ code }) => code === 'OK')).toHaveLength(1)
      await deliver()
      expect(told()).toMatchObject([{ type: 'ACTIVITY_TYPE_CREATE_USER_TAG' }])
      expect(await store.count('webhookEvents', {})).toBe(2) // with the making of the endpoint
    })

    test('has a place of its own among those of its organization, however many come at once', async () => {
      const { stage, deliver, header } = await openStage()
      await addEndpoint(stage)
      await Promise.all(Array.from({ length: 50 }, () => happen(stage)))
      await deliver()
      const places = header('eventId').map((id) => Number(id.split('_')[1]))
      expect(places.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2))
    }, 60_000)

    test('is sent once by however many processes, and to the end', async () => {
      const { stage, newDispatcher, receiver, posts, header } = await openStage()
      await addEndpoint(stage)
      for (let i = 0; i < 60; i++) await happen(stage)
      const sending = new Map<string, number>()
      let most = 0
      receiver.answer = async ({ headers }) => {
        const id = headers[webhookHeaders.eventId] ?? ''
        sending.set(id, (sending.get(id) ?? 0) + 1)
        most = Math.max(most, ...sending.values())
        await new Promise((resolve) => setImmediate(resolve))
        return answered(200)
      }
      const processes = [newDispatcher(), newDispatcher(), newDispatcher()]
      await Promise.all(processes.map((each) => stage.deliver(each)))
      expect([posts.length, new Set(header('eventId')).size, most]).toEqual([60, 60, 1])
      expect(await deliveriesOf(stage.kit, { status: PENDING })).toEqual([])
    }, 60_000)

    test('is sent again by another process when the one that had it has died', async () => {
      const { kit, stage, newDispatcher, receiver, posts, header } = await openStage()
      await addEndpoint(stage)
      await happen(stage)
      const died = newDispatcher()
      receiver.answer = () => new Promise(() => undefined)
      await died.startDue()
      while (posts.length < 1) await new Promise((resolve) => setImmediate(resolve))
      receiver.answer = () => answered(200)
      await stage.deliver()
      kit.clock.time += 29_999
      await stage.deliver()
      expect(posts).toHaveLength(1) // still that of the other
      kit.clock.time += 1
      await stage.deliver()
      expect(posts).toHaveLength(2)
      expect(new Set(header('eventId')).size).toBe(1)
      expect(new Set(header('signature')).size).toBe(2)
      expect(await deliveriesOf(kit)).toMatchObject([{ status: DELIVERED }, { status: DELIVERED }])
    })

    test('is tried ten times in 76 hours, and waits for a replay then', async () => {
      const { kit, root, stage, receiver, header, posts, keys } = await openStage()
      const inProduction = stage.newDispatcher({ development: false })
      const deliver = () => stage.deliver(inProduction)
      const endpointId = await addEndpoint(stage)
      receiver.answer = () => answered(503)
      await happen(stage)
      const [made] = await deliveriesOf(kit, { status: PENDING })
      while ((await deliveriesOf(kit, { status: PENDING })).length > 0) {
        await deliver()
        const [next] = await deliveriesOf(kit, { status: PENDING })
        if (next) kit.clock.time = Number(next.nextAttemptAt.seconds) * 1000 + 1000
      }
      expect(await deliveriesOf(kit, { status: DEAD })).toMatchObject([
        { deliveryId: made?.deliveryId, endpointId, attempts: 10, lastStatus: 503 },
      ])
      expect([posts.length, new Set(header('eventId')).size]).toEqual([10, 1])
      const times = header('timestamp').map(Number)
      expect(new Set(times).size).toBe(10)
      const hours = (Math.max(...times) - Math.min(...times)) / 3_600_000
      expect([hours > 75, hours < 76 * 1.2 + 1]).toEqual([true, true])

      receiver.answer = () => answered(204)
      kit.clock.time += 10 * DAY_MS
      const deliveryIds = [made?.deliveryId]
      const reply = await kit.submit('replayWebhookDeliveries', { deliveryIds }, root)
      expect(reply.code).toBe('OK')
      await deliver()
      expect(posts.length).toBe(12) // the replay is an activity itself
      const [again] = await deliveriesOf(kit, { endpointId, status: DELIVERED })
      expect(again).toMatchObject({ attempts: 1, lastStatus: 204 })
      const key = await keys.current()
      for (const post of posts) {
        const sentAtMs = Number(post.headers[webhookHeaders.timestamp])
        const known = new Map([[key.keyId, hexFromBytes(key.publicKey)]])
        const verdict = await verifyWebhook(post, { keys: known, nowMs: sentAtMs })
        expect(verdict.kind).toBe('valid')
      }
    }, 60_000)

    test('is dead at once when its receiver says that it is gone, and so is all that follows', async () => {
      const { kit, stage, receiver, deliver, posts } = await openStage()
      const [gone, other] = [await addEndpoint(stage), await addEndpoint(stage)]
      receiver.answer = ({ url }) => answered(url.endsWith('/gone') ? 410 : 200)
      const moved = { endpointId: gone, url: 'http://localhost:9/gone' }
      await kit.submit('updateWebhookEndpoint', moved, stage.root)
      await deliver()
      posts.length = 0
      await happen(stage)
      await deliver()
      expect(posts).toHaveLength(1)
      expect(await deliveriesOf(kit, { endpointId: gone, status: DEAD })).toMatchObject([
        { attempts: 1, lastStatus: 410 },
      ])
      const { body } = await kit.query('listWebhookEndpoints')
      const active = Object(body).webhookEndpoints.map(Object)
      expect(active).toMatchObject([
        { endpointId: gone, isActive: false },
        { endpointId: other, isActive: true },
      ])
    })

    test('is listed by page, status and endpoint, newest first', async () => {
      const { kit, stage, deliver } = await openStage()
      const [first, second] = [await addEndpoint(stage), await addEndpoint(stage)]
      for (let i = 0; i < 3; i++) await happen(stage)
      await deliver()
      const all = await deliveriesOf(kit, { paginationOptions: { limit: '100' } })
      const ids = all.map(({ deliveryId }) => deliveryId)
      expect(ids).toEqual(ids.toSorted().toReversed())
      expect(ids).toHaveLength(9)
      const page = async (paginationOptions: object) =>
        (await deliveriesOf(kit, { paginationOptions })).map(({ deliveryId }) => deliveryId)
      expect(await page({ limit: '4' })).toEqual(ids.slice(0, 4))
      expect(await page({ limit: '4', after: ids[3] })).toEqual(ids.slice(4, 8))
      expect(await page({ limit: '2', before: ids[4] })).toEqual(ids.slice(2, 4))
      for (const endpointId of [first, second]) {
        const mine = await deliveriesOf(kit, { endpointId, status: DELIVERED })
        expect(mine.map((each) => each.deliveryId)).toEqual(
          all.filter((each) => each.endpointId === endpointId).map((each) => each.deliveryId),
        )
      }
      expect(await deliveriesOf(kit, { status: DEAD })).toEqual([])
    })
  })
})
