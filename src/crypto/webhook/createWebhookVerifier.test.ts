import { expect, test } from 'vitest'
import { webhookSigner } from '../../../test/support/signedWebhook.ts'
import { createWebhookDiscovery } from '../../service/discovery/createWebhookDiscovery.ts'
import { createWebhookKeys } from '../../service/webhooks/webhookKeys.ts'
import { webhookHeaders } from '../../wire/webhookHeaders.ts'
import { createWebhookVerifier } from './createWebhookVerifier.ts'
import { readWebhookKeySet } from './webhookKeySet.ts'

async function open() {
  const signer = await webhookSigner()
  const discovery = createWebhookDiscovery(createWebhookKeys(signer.parts))
  const stage = { nowMs: signer.nowMs, asked: 0, isDown: false, answer: '' }
  const verifier = createWebhookVerifier({
    apiBaseUrl: 'https://api.example.com/',
    nowMs: () => stage.nowMs,
    fetch: async (url) => {
      stage.asked++
      if (stage.isDown) throw new TypeError('no network')
      if (stage.answer) return new Response(stage.answer)
      expect(url).toBe('https://api.example.com/public/v1/discovery/webhooks/jwks')
      return discovery(new Request(url))
    },
  })
  const verdict = async (headers: Record<string, string> = {}) => {
    const sent = await signer.sign({}, stage.nowMs)
    const answer = await verifier.verify({ ...sent, headers: { ...sent.headers, ...headers } })
    return answer.kind === 'valid' ? 'valid' : answer.reason
  }
  return { stage, verdict }
}

test('asks for the keys once a day', async () => {
  const { stage, verdict } = await open()
  expect(await Promise.all([verdict(), verdict(), verdict()])).toEqual(['valid', 'valid', 'valid'])
  stage.nowMs += 24 * 3_600_000
  expect([await verdict(), stage.asked]).toEqual(['valid', 1])
  stage.nowMs += 1
  expect([await verdict(), stage.asked]).toEqual(['valid', 2])
})

test('asks again for a key that it does not know, once a minute', async () => {
  const { stage, verdict } = await open()
  await verdict()
  const foreign = { [webhookHeaders.signatureKeyId]: 'another' }
  for (let i = 0; i < 10; i++) expect(await verdict(foreign)).toBe('unknown-key')
  expect(stage.asked).toBe(1)
  stage.nowMs += 60_000
  for (let i = 0; i < 10; i++) expect(await verdict(foreign)).toBe('unknown-key')
  expect(stage.asked).toBe(2)
})

test('goes on with the keys that it has while the service is away', async () => {
  const { stage, verdict } = await open()
  stage.isDown = true
  expect(await verdict()).toBe('keys-unavailable')
  stage.isDown = false
  expect(await verdict()).toBe('valid')
  stage.isDown = true
  stage.nowMs += 3 * 24 * 3_600_000
  expect(await verdict()).toBe('valid')
  stage.isDown = false
  stage.nowMs += 60_000
  for (const answer of ['<html>', '{}', '{"keys":{}}']) {
    stage.answer = answer
    expect(await verdict()).toBe('valid')
  }
})

test('reads the Ed25519 keys of a set and leaves out the others', () => {
  const x = 'A'.repeat(43)
  const good = { kid: 'a', kty: 'OKP', crv: 'Ed25519', x }
  const keys = [good, { ...good, kid: 'b', crv: 'X25519' }, { ...good, kid: 'c', x: 'AA' }, null]
  expect([...(readWebhookKeySet({ keys }) ?? [])]).toEqual([['a', '00'.repeat(32)]])
  expect(readWebhookKeySet({ keys: 'a' })).toBeNull()
  expect(readWebhookKeySet(null)).toBeNull()
})
