import { createContext, runInContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWebhookVerifier } from '../../src/crypto/webhook/createWebhookVerifier.ts'
import { type IncomingWebhook, verifyWebhook } from '../../src/crypto/webhook/verifyWebhook.ts'
import { webhookSigner } from '../support/signedWebhook.ts'

/** A realm of its own, as test runners, workers of a framework and Electron have them. */
const realm = createContext({})

/** Headers of another class than this realm's, as undici's, node-fetch's and other realms' are. */
function foreignHeaders(entries: Readonly<Record<string, string>>): Pick<Headers, 'get'> {
  const make = runInContext(
    `(entries) => new (class Headers {
      #list = new Map(entries.map(([name, value]) => [name.toLowerCase(), value]))
      get(name) { return this.#list.get(name.toLowerCase()) ?? null }
    })()`,
    realm,
  )
  return make(Object.entries(entries))
}

test('verifyWebhook: believes headers of another realm and bytes of another realm', async () => {
  const { sign, keys, nowMs } = await webhookSigner()
  const { headers, body } = await sign()
  const foreign = foreignHeaders(headers)
  expect(foreign).not.toBeInstanceOf(Headers)
  const foreignBytes: Uint8Array = runInContext(
    '(list) => Uint8Array.from(list)',
    realm,
  )([...Buffer.from(body)])
  expect(foreignBytes).not.toBeInstanceOf(Uint8Array)
  for (const webhook of [
    { headers: foreign, body },
    { headers: foreign, body: Buffer.from(`xx${body}`).subarray(2) },
    { headers, body: foreignBytes },
  ])
    expect(await verifyWebhook(webhook, { keys, nowMs })).toMatchObject({ kind: 'valid' })
  const altered = { headers: foreignHeaders({ ...headers, 'X-Turnkey-Event-Id': 'x_1' }), body }
  expect(await verifyWebhook(altered, { keys, nowMs })).toMatchObject({ kind: 'refused' })
})

test('verifyWebhook: tells a parsed body from a false one', async () => {
  const { sign, keys, nowMs } = await webhookSigner()
  const { headers, body } = await sign()
  for (const parsed of [JSON.parse(body), [body], undefined, null, 5, new ArrayBuffer(4)]) {
    const webhook = { headers, body: parsed } as IncomingWebhook
    const verdict = { kind: 'refused', reason: 'parsed-body' }
    expect(await verifyWebhook(webhook, { keys, nowMs })).toEqual(verdict)
  }
})

test('WebhookVerifier: gives a verdict on anything that JavaScript can hand in', async () => {
  const { sign, keys, nowMs } = await webhookSigner()
  const sent = await sign()
  const jwks = [...keys].map(([kid, hex]) => {
    return { kid, kty: 'OKP', crv: 'Ed25519', x: Buffer.from(hex, 'hex').toString('base64url') }
  })
  const verifier = createWebhookVerifier({
    apiBaseUrl: 'https://api.example',
    fetch: async () => Response.json({ keys: jwks }),
    nowMs: () => nowMs,
  })
  expect(await verifier.verify(sent)).toMatchObject({ kind: 'valid' })
  const names = Object.keys(sent.headers)
  const anyHeaders = fc.oneof(
    fc.anything(),
    fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.oneof(fc.constant(sent.headers[name]), fc.anything({ withTypedArray: true })),
        ]),
      ),
    ),
    fc.constant({ get: () => 5 }),
  )
  const anyWebhook = fc.oneof(
    fc.anything(),
    fc.record({
      headers: anyHeaders,
      body: fc.oneof(fc.constant(sent.body), fc.anything({ withTypedArray: true })),
    }),
  )
  await fc.assert(
    fc.asyncProperty(anyWebhook, async (webhook) => {
      const verdict = await verifier.verify(webhook as IncomingWebhook)
      expect(['valid', 'refused']).toContain(verdict.kind)
    }),
    { numRuns: 1000 },
  )
})
