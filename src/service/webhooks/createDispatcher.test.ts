import { expect, test, vi } from 'vitest'
import {
  addEndpoint,
  answered,
  deliveriesOf,
  happen,
  newEndpoint,
  openWebhookStage,
  type WebhookStage,
} from '../../../test/support/webhookStage.ts'
import { queueEvent } from './queueEvent.ts'

const PENDING = { status: 'WEBHOOK_DELIVERY_STATUS_PENDING' }

/** Many things that happen, in one go. */
async function addEvents({ kit }: Pick<WebhookStage, 'kit'>, count: number): Promise<void> {
  const { parts, organizationId, clock } = kit
  await parts.store.transaction(async (tx) => {
    for (let i = 0; i < count; i++)
      await queueEvent(tx, parts, {
        organizationId,
        eventType: 'ACTIVITY_UPDATES',
        facts: {},
        nowMs: clock.time,
        body: async () => ({ i }),
      })
  })
}

/** Lets everything else run until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}

test('an endpoint that never answers takes eight places, and none of the others', async () => {
  const stage = await openWebhookStage()
  const { kit, receiver, dispatcher, posts } = stage
  const hanging = 'http://localhost:9/hanging'
  await addEndpoint(stage, { url: hanging })
  receiver.answer = ({ url }) =>
    url === hanging ? new Promise<never>(() => undefined) : answered(200)
  await addEvents(stage, 1000)
  await kit.submit('createWebhookEndpoint', newEndpoint(), stage.root)
  await addEvents(stage, 5)
  const to = (url: string) => posts.filter((post) => post.url === url).length
  await dispatcher.startDue()
  await until(() => to('http://localhost:9/hook') >= 6 && to(hanging) >= 8)
  await dispatcher.startDue()
  expect(to(hanging)).toBe(8)
  expect(to('http://localhost:9/hook')).toBe(6) // its making is the first
}, 60_000)

test('goes on by itself while there is more than there are places for', async () => {
  const stage = await openWebhookStage()
  await addEndpoint(stage)
  await addEvents(stage, 100)
  await stage.dispatcher.startDue()
  await stage.dispatcher.idle()
  expect(stage.posts).toHaveLength(100)
  expect(await deliveriesOf(stage.kit, PENDING)).toEqual([])
}, 60_000)

test('a failure of the store is told, and what was taken is due again when its lease has ended', async () => {
  const stage = await openWebhookStage()
  const { kit, dispatcher, posts } = stage
  await addEndpoint(stage)
  await happen(stage)
  const first = vi.spyOn(kit.parts.store, 'first').mockRejectedValueOnce(new Error('disk'))
  await dispatcher.startDue()
  await dispatcher.idle()
  expect([kit.errors.length, posts.length]).toEqual([1, 0])
  first.mockRestore()
  kit.clock.time += 30_000
  await stage.deliver()
  expect(posts).toHaveLength(1)
  kit.errors.length = 0
})

test('stops: waits for what is under way, and begins nothing more', async () => {
  const stage = await openWebhookStage()
  const { kit, dispatcher, receiver, posts } = stage
  await addEndpoint(stage)
  for (let i = 0; i < 20; i++) await happen(stage)
  const answers: (() => void)[] = []
  receiver.answer = () => new Promise((resolve) => answers.push(() => resolve(answered(200))))
  await dispatcher.startDue()
  await until(() => answers.length === 8)
  let isStopped = false
  const stopping = dispatcher.stop().then(() => {
    isStopped = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect([isStopped, posts.length]).toEqual([false, 8])
  for (const answer of answers) answer()
  await stopping
  expect([await dispatcher.startDue(), posts.length]).toEqual([0, 8])
  const pending = await deliveriesOf(kit, { ...PENDING, paginationOptions: { limit: '100' } })
  expect(pending).toHaveLength(12)
})

test('stops: ends after five seconds what is still under way, which is due again at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const stage = await openWebhookStage()
    const { kit, dispatcher, receiver, posts, newDispatcher } = stage
    await addEndpoint(stage)
    await happen(stage)
    receiver.answer = ({ signal }) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ kind: 'failed', reason: 'ABORTED' })),
      )
    await dispatcher.startDue()
    await until(() => posts.length === 1)
    const stopping = dispatcher.stop()
    await vi.advanceTimersByTimeAsync(5000)
    await stopping
    expect(await deliveriesOf(kit, PENDING)).toMatchObject([{ attempts: 0 }])
    receiver.answer = () => answered(200)
    await stage.deliver(newDispatcher())
    expect(posts).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})
