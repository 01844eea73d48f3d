import { expect, onTestFinished, test } from 'vitest'
import { createService } from '../../src/service/createService.ts'
import { webhookHeaders } from '../../src/wire/webhookHeaders.ts'
import { printCount } from '../support/printCount.ts'
import { rootPenOf } from '../support/rootPen.ts'
import { newEndpoint } from '../support/webhookStage.ts'
import { onEachStore } from './store/onEachStore.ts'

const START_MS = Date.UTC(2026, 10, 21, 12)
const HOUR_MS = 3_600_000
const STEPS = 24
const PAGE = 7

onEachStore((open) => {
  async function openStage() {
    const kept = await open()
    onTestFinished(() => kept.close())
    // a service that ends closes its store, and here the next one takes it over
    const store = { ...kept, close: async () => undefined }
    const clock = { time: START_MS, nowMs: () => clock.time }
    const events: string[] = []
    const keyEncryptionKey = new Uint8Array(32).fill(7)
    const start = async () => {
      const service = await createService({
        development: true,
        store,
        keyEncryptionKey: keyEncryptionKey.slice(),
        nowMs: clock.nowMs,
        webhookSender: {
          allowsLoopback: true,
          mayReach: async () => true,
          post: async ({ headers }) => {
            events.push(headers[webhookHeaders.eventId] ?? '')
            return { kind: 'answered', status: 200, retryAfter: null }
          },
        },
      })
      return { service, pen: await rootPenOf(service, clock.nowMs) }
    }
    return { clock, events, start }
  }

  const idOf = (body: unknown) => String(Object(body).activity.id)

  test('R12 activities, their pages and the sequence of webhooks keep their order while the clock steps by an hour', async () => {
    const { clock, events, start } = await openStage()
    let { service, pen } = await start()
    await pen.submit('createWebhookEndpoint', newEndpoint())
    const made: string[] = []
    for (let step = 0; step < STEPS; step++) {
      // forward and back, and two hours back in between
      clock.time = START_MS + ([0, 1, 0, -1][step % 4] ?? 0) * HOUR_MS + step
      if (step % 8 === 5) {
        await service.close()
        const again = await start()
        service = again.service
        pen = again.pen
      }
      const tag = { userTagName: `Tag ${step}`, userIds: [] }
      const reply = await pen.submit('createUserTag', tag)
      expect(reply.code).toBe('OK')
      made.push(idOf(reply.body))
    }
    expect(made.toSorted()).toEqual(made)

    const listed: string[] = []
    for (let after: string | undefined; ; after = listed.at(-1)) {
      const paginationOptions = { limit: String(PAGE), ...(after ? { after } : {}) }
      const { body } = await pen.query('listActivities', { paginationOptions })
      const page: { id: string }[] = Object(body).activities
      listed.push(...page.map(({ id }) => id))
      if (page.length < PAGE) break
    }
    expect(listed.slice(0, STEPS)).toEqual(made.toReversed())
    expect(listed).toHaveLength(STEPS + 1) // with the making of the endpoint

    clock.time = START_MS + 2 * HOUR_MS
    while (((await service.webhooks?.startDue()) ?? 0) > 0) await service.webhooks?.idle()
    const places = events.map((id) => Number(id.split('_')[1]))
    expect(places.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: STEPS + 1 }, (_, i) => i + 1),
    )
    const byPlace = events.toSorted((a, b) => Number(a.split('_')[1]) - Number(b.split('_')[1]))
    expect(byPlace.toSorted()).toEqual(byPlace)
    printCount('R12 activities in order over clock steps of an hour', STEPS, STEPS)
    await service.close()
  }, 60_000)

  test('R12 a request counts as fresh by the clock as it is now, and a known one is answered at any time', async () => {
    const { clock, start } = await openStage()
    const { service, pen } = await start()
    const at = async (stampedMs: number, name: string) => {
      const early = await rootPenOf(service, () => stampedMs)
      return (await early.submit('createUserTag', { userTagName: name, userIds: [] })).code
    }
    const verdicts: string[] = []
    for (const hours of [0, 1, -1, 0]) {
      clock.time = START_MS + hours * HOUR_MS
      for (const offMs of [0, 299_999, -299_999, 300_001, -300_001, HOUR_MS, -HOUR_MS]) {
        const isFresh = Math.abs(offMs) <= 300_000
        const code = await at(clock.time + offMs, `Tag ${verdicts.length}`)
        expect(code).toBe(isFresh ? 'OK' : 'INVALID_TIME')
        verdicts.push(code)
      }
    }
    printCount('R12 verdicts on freshness over clock steps', verdicts.length, 28)
    const parameters = { userTagName: 'Known', userIds: [] }
    const fixed = () => rootPenOf(service, () => START_MS)
    const known = await (await fixed()).submit('createUserTag', parameters)
    expect(known.code).toBe('OK')
    for (const hours of [1, -1]) {
      clock.time = START_MS + hours * HOUR_MS
      const again = await (await fixed()).submit('createUserTag', parameters)
      expect(again.code).toBe('OK')
      expect(idOf(again.body)).toBe(idOf(known.body))
    }
    expect(pen.organizationId).toBe(service.facts.organizationId)
    await service.close()
  }, 60_000)
})
