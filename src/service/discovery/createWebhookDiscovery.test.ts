import { expect, test } from 'vitest'
import { bytesFromBase64url } from '../../lib/base64url.ts'
import { createService } from '../createService.ts'
import { createMemoryStore } from '../store/memoryStore.ts'

const path = '/public/v1/discovery/webhooks/jwks'

async function open(shared = {}) {
  const service = await createService({ development: true, ...shared })
  const ask = (method = 'GET') =>
    service.fetch(new Request(`http://localhost:4455${path}`, { method }))
  return { service, ask }
}

test('gives anybody the keys that sign webhooks, to be kept for a day', async () => {
  const { ask } = await open()
  const reply = await ask()
  expect(reply.status).toBe(200)
  expect(reply.headers.get('cache-control')).toBe('public, max-age=86400, stale-if-error=604800')
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  const { keys } = Object(await reply.json())
  expect(keys).toEqual([
    {
      kid: expect.stringMatching(/^[\w-]+$/),
      kty: 'OKP',
      crv: 'Ed25519',
      alg: 'EdDSA',
      use: 'sig',
      x: expect.any(String),
      turnkey_signature_algorithm: 'ed25519',
      turnkey_signature_version: 'v1',
    },
  ])
  expect(bytesFromBase64url(keys[0].x)).toHaveLength(32)
})

test('gives the same keys after a new start, and on every process of one store', async () => {
  const shared = { store: createMemoryStore(), keyEncryptionKey: new Uint8Array(32).fill(7) }
  const [first, second] = [await open(shared), await open(shared)]
  const [a, b] = await Promise.all([first.ask(), second.ask()])
  expect(await a.json()).toEqual(await b.json())
})

test('answers no other method', async () => {
  const { ask } = await open()
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    expect((await ask(method)).status).toBe(404)
})
