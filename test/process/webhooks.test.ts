import { expect, onTestFinished, test } from 'vitest'
import { importPrivateKey } from '../../src/crypto/p256/importPrivateKey.ts'
import { createWebhookVerifier } from '../../src/crypto/webhook/createWebhookVerifier.ts'
import { createProxyClient } from '../support/proxyClient.ts'
import { startService } from '../support/startService.ts'
import { startWebhookReceiver } from '../support/webhookReceiver.ts'

test('a service tells a receiver of its activities, and again when that one has failed', async () => {
  const service = await startService()
  onTestFinished(() => service.kill())
  const { apiBaseUrl, organizationId, rootApiKey } = service.facts
  const verifier = createWebhookVerifier({ apiBaseUrl })
  const verdicts: unknown[] = []
  let resolveTwice: () => void = () => undefined
  const twice = new Promise<void>((resolve) => {
    resolveTwice = resolve
  })
  const receiver = await startWebhookReceiver(async (webhook, response) => {
    verdicts.push({ ...(await verifier.verify(webhook)), record: JSON.parse(String(webhook.body)) })
    response.writeHead(verdicts.length === 1 ? 500 : 200).end()
    if (verdicts.length === 2) resolveTwice()
  })
  onTestFinished(() => receiver.close())
  const client = createProxyClient({ fetch, ...service.facts })
  const key = await importPrivateKey(rootApiKey.privateKey)
  const reply = await client.stamped('/public/v1/submit/set_organization_feature', key, {
    type: 'ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE',
    timestampMs: String(Date.now()),
    organizationId,
    parameters: { name: 'FEATURE_NAME_WEBHOOK', value: receiver.url },
  })
  expect(reply.status).toBe(200)
  await twice
  const { activity } = Object(reply.body)
  // the response to a submit has a copy of the activity behind its result
  const { activity: _, ...result } = activity.result
  const expected = {
    kind: 'valid',
    organizationId,
    eventType: 'ACTIVITY_UPDATES',
    sequence: 1,
    record: { id: activity.id, fingerprint: activity.fingerprint, result },
  }
  expect(verdicts).toMatchObject([expected, expected])
  const ids = verdicts.map((verdict) => Object(verdict).eventId)
  expect(new Set(ids).size).toBe(1)
  await service.stop()
}, 60_000)
