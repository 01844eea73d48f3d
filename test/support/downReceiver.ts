import { expect, onTestFinished } from 'vitest'
import type { Store } from '../../src/service/store/store.ts'
import { START_MS } from './activityApi.ts'
import { addEndpoint, answered, happen, openWebhookStage } from './webhookStage.ts'

const HOUR_MS = 3_600_000
/** How long the receiver is down, and in how long everything happens meanwhile. */
const DOWN_MS = 76 * HOUR_MS
const BUSY_MS = 60 * HOUR_MS
/** How many attempts one endpoint may take up at once: what a process holds in memory. */
const MOST_AT_ONCE = 8

export type DownFigures = {
  readonly events: number
  readonly attempts: number
  readonly dead: number
  readonly delivered: number
}

/** A receiver that is down for 76 hours of a clock that is set, while events keep coming. */
export async function outlastDownReceiver(store: Store, events: number): Promise<DownFigures> {
  const stage = await openWebhookStage(store)
  const { kit, receiver, posts, header, root } = stage
  onTestFinished(() => expect(kit.errors).toEqual([]))
  const dispatcher = stage.newDispatcher({ development: false })
  const endpointId = await addEndpoint(stage)
  let [underWay, mostUnderWay] = [0, 0]
  let isDown = true
  receiver.answer = async () => {
    mostUnderWay = Math.max(mostUnderWay, ++underWay)
    await new Promise((resolve) => setImmediate(resolve))
    underWay--
    if (!isDown) return answered(200)
    return posts.length % 2 === 0 ? answered(503) : { kind: 'failed', reason: 'ECONNREFUSED' }
  }

  // from one thing that is due to the next, until the receiver is back
  const startMs = kit.clock.time
  expect(startMs).toBeGreaterThanOrEqual(START_MS)
  let made = 0
  for (;;) {
    const [next] = await store.find('webhookQueue', {}, { limit: 1 })
    const delivery = next && (await store.first('webhookDeliveries', { id: next.deliveryId }))
    const dueMs = delivery?.nextAttemptAtMs ?? Number.POSITIVE_INFINITY
    const eventMs = made < events ? startMs + (made * BUSY_MS) / events : Number.POSITIVE_INFINITY
    const nextMs = Math.min(dueMs, eventMs)
    if (nextMs > startMs + DOWN_MS) break
    kit.clock.time = Math.max(kit.clock.time, nextMs)
    if (eventMs <= dueMs) {
      await happen(stage)
      // there may be a hundred tags; what is told of them stays
      await store.transaction((tx) => tx.remove('userTags', { organizationId: kit.organizationId }))
      made++
    }
    await stage.deliver(dispatcher)
  }
  const attempts = posts.length
  expect(made).toBe(events)
  expect(mostUnderWay).toBeLessThanOrEqual(MOST_AT_ONCE)
  expectBackoff(header('eventId'), header('timestamp').map(Number))

  kit.clock.time = startMs + DOWN_MS
  isDown = false
  const dead = await store.find('webhookDeliveries', { endpointId, status: 'dead' })
  const deadIds = dead.map(({ id }) => id)
  posts.length = 0
  for (let at = 0; at < deadIds.length; at += 100) {
    const deliveryIds = deadIds.slice(at, at + 100)
    expect((await kit.submit('replayWebhookDeliveries', { deliveryIds }, root)).code).toBe('OK')
  }
  // the longest wait of the schedule and what chance adds
  kit.clock.time += 30 * HOUR_MS
  await stage.deliver(dispatcher)
  const delivered = await store.count('webhookDeliveries', { endpointId, status: 'delivered' })
  expect(delivered).toBe(posts.length + 1) // with the making of the endpoint, before it was down
  expect(await store.count('webhookQueue', {})).toBe(0)

  // each came once, and by its place in the order they are whole and in order
  const kinds = stage.told().map(({ type }) => String(type))
  const eventIds = header('eventId').filter((_, i) => kinds[i] === 'ACTIVITY_TYPE_CREATE_USER_TAG')
  expect(new Set(eventIds).size).toBe(eventIds.length)
  const placeOf = (id: string) => Number(id.split('_')[1])
  const inOrder = eventIds.toSorted((a, b) => placeOf(a) - placeOf(b))
  const [first = ''] = inOrder
  expect(inOrder.map(placeOf)).toEqual(inOrder.map((_, i) => placeOf(first) + i))
  expect(inOrder.toSorted()).toEqual(inOrder)
  return { events, attempts, dead: dead.length, delivered: eventIds.length }
}

/** Of each event: ten attempts at most, and from the third on each wait longer than the one before. */
function expectBackoff(eventIds: readonly string[], timesMs: readonly number[]): void {
  const attempts = new Map<string, number[]>()
  eventIds.forEach((id, i) => {
    attempts.set(id, [...(attempts.get(id) ?? []), timesMs[i] ?? 0])
  })
  for (const times of attempts.values()) {
    expect(times.length).toBeLessThanOrEqual(10)
    const waits = times.slice(1).map((time, i) => time - (times[i] ?? 0))
    expect(waits.toSorted((a, b) => a - b)).toEqual(waits)
  }
}
