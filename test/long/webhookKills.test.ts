import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createWebhookVerifier } from '../../src/crypto/webhook/createWebhookVerifier.ts'
import { webhookHeaders } from '../../src/wire/webhookHeaders.ts'
import { printCount } from '../support/printCount.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { type RunningService, startService } from '../support/startService.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'

const ACTIVITIES = 10_000
const KILLS = 50
const AT_ONCE = 16

/** Faults that one event meets at most: fewer than there are attempts. */
const MOST_FAULTS = 6
const EVENT_ID = webhookHeaders.eventId.toLowerCase()

/** Takes what arrives, and half the time does not say so. */
async function openReceiver(verify: ReturnType<typeof createWebhookVerifier>['verify']) {
  const faults = new Map<string, number>()
  /** The activity of each event, by its place in the order. */
  const told = new Map<number, string>()
  const namesOf = new Map<string, Set<string>>()
  const seen = { requests: 0, faults: 0, unsigned: 0 }
  const faultFor = (eventId: string): number | null => {
    const met = faults.get(eventId) ?? 0
    if (met >= MOST_FAULTS || Math.random() < 0.5) return null
    faults.set(eventId, met + 1)
    seen.faults++
    return Math.floor(Math.random() * 5)
  }
  const receiver = await startWebhookReceiver(
    async (webhook, response) => {
      const verdict = await verify(webhook)
      if (verdict.kind !== 'valid') {
        seen.unsigned++
        response.writeHead(400).end()
        return
      }
      const fault = faultFor(verdict.eventId)
      if (fault === 0) return void response.writeHead(500).end()
      if (fault === 1) return void response.writeHead(429, { 'retry-after': '1' }).end()
      if (fault === 2) return void response.destroy()
      const { id } = JSON.parse(String(webhook.body))
      told.set(verdict.sequence, id)
      namesOf.set(id, (namesOf.get(id) ?? new Set()).add(verdict.eventId))
      if (fault === 3) return void response.destroy() // it arrived, and nobody hears so
      if (fault === 4) setTimeout(() => response.writeHead(200).end(), 300)
      else response.writeHead(200).end()
    },
    (request) => {
      seen.requests++
      return request.headers[EVENT_ID] === undefined
    },
  )
  return { receiver, told, namesOf, seen }
}

test(`${ACTIVITIES} activities are told, whatever is killed and whatever fails`, async () => {
  const data = mkdtempSync(join(tmpdir(), 'latchkit-webhooks-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  let service: RunningService = await startService({ data })
  onTestFinished(() => service.kill())
  const { organizationId, rootApiKey, rootUserId } = service.facts
  const key = await importPrivateKey(rootApiKey.privateKey)
  // asked for once: the keys are those of the data, wherever the service is later
  const { verify } = createWebhookVerifier({ apiBaseUrl: service.facts.apiBaseUrl })
  const { receiver, told, namesOf, seen } = await openReceiver(verify)
  onTestFinished(() => receiver.close())

  let alive: Promise<unknown> = Promise.resolve()
  const kill = async () => {
    await service.kill()
    service = await startService({ data })
  }
  const submit = (name: string, parameters: object) =>
    submitUntilAnswered(
      name,
      { organizationId, parameters },
      key,
      () => service,
      () => alive,
    )
  await submit('set_organization_feature', { name: 'FEATURE_NAME_WEBHOOK', value: receiver.url })
  await vi.waitFor(() => expect(told.size).toBe(1), 60_000)

  const acknowledged: string[] = []
  let next = 0
  let kills = 0
  async function work(): Promise<void> {
    while (next < ACTIVITIES) {
      const parameters = { userId: rootUserId, userName: `Root ${next++}` }
      acknowledged.push(await submit('update_user_name', parameters))
      const isTime = acknowledged.length >= ((kills + 1) * ACTIVITIES) / (KILLS + 1)
      if (isTime && kills < KILLS) {
        kills++
        alive = kill()
        await alive
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect([acknowledged.length, kills]).toEqual([ACTIVITIES, KILLS])

  await vi.waitFor(() => expect(told.size).toBe(ACTIVITIES + 1), {
    timeout: 900_000,
    interval: 500,
  })
  const delivered = acknowledged.filter((id) => namesOf.has(id))
  printCount('T43 activities told', delivered.length, ACTIVITIES)
  process.stdout.write(`${JSON.stringify({ ...seen, kills })}\n`)
  expect(delivered).toHaveLength(ACTIVITIES)
  expect(seen.unsigned).toBe(0)
  expect([...namesOf.values()].filter((names) => names.size !== 1)).toEqual([])
  const places = [...told.keys()].toSorted((a, b) => a - b)
  expect(places).toEqual(Array.from({ length: ACTIVITIES + 1 }, (_, i) => i + 1))
  await service.stop()
}, 3_600_000)

/** Submits the same body until it is answered: the service carries it out once. */
async function submitUntilAnswered(
  name: string,
  body: object,
  key: P256KeyPair,
  service: () => RunningService,
  alive: () => Promise<unknown>,
): Promise<string> {
  const type = `ACTIVITY_TYPE_${name.toUpperCase()}`
  const whole = { type, timestampMs: String(Date.now()), ...body }
  for (;;) {
    try {
      const client = createProxyClient({ fetch, ...service().facts })
      const reply = await client.stamped(`/public/v1/submit/${name}`, key, whole)
      if (reply.status === 200) return Object(reply.body).activity.id
      // 408: a machine with more to do than it can read a request in time
      if (reply.status !== 408 && reply.status !== 503)
        throw new Error(`${reply.status} ${JSON.stringify(reply.body)}`)
    } catch (error) {
      if (!(error instanceof TypeError)) throw error // the network: it was killed
    }
    await alive()
  }
}
