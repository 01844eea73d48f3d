import { expect, onTestFinished } from 'vitest'
import { nonceForKey } from '../../src/crypto/nonceForKey.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createSmtpDelivery } from '../../src/node/mail/smtpDelivery.ts'
import { createHttpSmsDelivery } from '../../src/node/sms/httpSmsDelivery.ts'
import { createService } from '../../src/service/createService.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { type FaultyUpstream, startFaultyUpstream, type UpstreamFault } from './faultyUpstream.ts'
import { codeOf, createProxyClient, type ProxyClient, type Reply } from './proxyClient.ts'
import { rootPenOf } from './rootPen.ts'
import { createTestIssuer } from './testIssuer.ts'

/** As many as wait at once: as many codes as one contact may be sent in a quarter of an hour. */
const AT_ONCE = 5

const HTTP_HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{'
const ADDRESS = `0x${'11'.repeat(20)}`

type Setting = Pick<ServiceOptions, 'delivery' | 'identityProviders' | 'rpcUrls'>
type Asking = {
  readonly client: ProxyClient
  readonly pen: Awaited<ReturnType<typeof rootPenOf>>
  readonly url: string
}
type Asked = { readonly status: number; readonly code: string | undefined }

type Upstream = {
  readonly name: string
  readonly greeting: string
  readonly setting: (place: string) => Setting
  readonly ask: (asking: Asking, n: number) => Promise<Asked>
  /** What the caller is told. */
  readonly expected: Asked
}

const asked = (reply: Reply): Asked => ({ status: reply.status, code: codeOf(reply) })
const undelivered = { status: 503, code: 'DELIVERY_FAILED' }

/** Everything that the service asks others for. */
export const upstreams: readonly Upstream[] = [
  {
    name: 'SMTP',
    // it greets, and lets the rest be waited for
    greeting: '220 mail.example ESMTP\r\n250-',
    setting: (place) => ({
      delivery: {
        email: createSmtpDelivery({ url: `smtp://${place}`, fromAddress: 'login@example.com' }),
      },
    }),
    ask: async ({ client }) =>
      asked(
        await client.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' }),
      ),
    expected: undelivered,
  },
  {
    name: 'SMS',
    greeting: 'HTTP/1.1 20',
    setting: (place) => ({
      delivery: {
        sms: createHttpSmsDelivery({
          url: `http://${place}/send`,
          headers: {},
          body: { kind: 'json', template: { to: '{to}', text: '{text}' } },
        }),
      },
    }),
    ask: async ({ client }) =>
      asked(await client.proxy('otp_init', { otpType: 'OTP_TYPE_SMS', contact: '+447700900123' })),
    expected: undelivered,
  },
  {
    name: 'identity provider',
    greeting: HTTP_HEAD,
    setting: (place) => ({
      identityProviders: [
        { name: 'google', issuer: `http://${place}`, clientIds: ['client.example'] },
      ],
    }),
    ask: async ({ client, url }) => {
      const key = await generateKeyPair()
      const issuer = await createTestIssuer(url)
      const nowS = Math.floor(Date.now() / 1000)
      const nonce = await nonceForKey(key.publicKeyHex)
      const oidcToken = await issuer.token({ nonce, iat: nowS, exp: nowS + 600 })
      return asked(await client.proxy('oauth_login', { oidcToken, publicKey: key.publicKeyHex }))
    },
    expected: { status: 503, code: 'UNAVAILABLE' },
  },
  {
    name: 'RPC',
    greeting: HTTP_HEAD,
    setting: (place) => ({ rpcUrls: { 'eip155:1': `http://${place}/` } }),
    ask: async ({ pen }) => {
      const reply = await pen.query('getNonces', {
        caip2: 'eip155:1',
        address: ADDRESS,
        nonce: true,
      })
      return { status: reply.status, code: reply.code }
    },
    expected: { status: 503, code: 'RPC_CALL_ERROR' },
  },
]

/**
 * Has one upstream fail in one way: whoever needs it is told so in the end, whoever does not is served meanwhile, and no code
 * counts as sent.
 */
export async function failUpstream(upstream: Upstream, fault: UpstreamFault): Promise<void> {
  const server: FaultyUpstream = await startFaultyUpstream(fault, upstream.greeting)
  onTestFinished(() => server.close())
  const store = createMemoryStore()
  const service = await createService({
    development: true,
    store,
    ...upstream.setting(server.place),
  })
  onTestFinished(() => service.close())
  const fetch = (request: Request) => service.fetch(request, { clientAddress: '127.0.0.1' })
  const url = 'http://localhost'
  const client = createProxyClient({ fetch, url, ...service.facts })
  const pen = await rootPenOf(service)
  const asking = { client, pen, url: `http://${server.place}` }

  let settled = 0
  const waiting = Array.from({ length: AT_ONCE }, (_, n) =>
    upstream.ask(asking, n).finally(() => settled++),
  )
  if (fault === 'hang' || fault === 'slow') {
    // others are served while all of these wait
    for (let n = 0; n < 3; n++) {
      expect((await pen.query('whoami')).code).toBe('OK')
      const tag = { userTagName: `Tag ${n}`, userIds: [] }
      expect((await pen.submit('createUserTag', tag)).code).toBe('OK')
      expect((await client.proxy('wallet_kit_config', {})).status).toBe(200)
    }
    expect(settled).toBe(0)
  }
  for (const each of await Promise.all(waiting)) expect(each).toEqual(upstream.expected)
  if (fault !== 'refuse') expect(server.connections()).toBeGreaterThan(0)
  expect(await store.count('otps', {})).toBe(0)
  // those of the address that asked; contact and organization have sent nothing
  expect(await store.count('limitHits', {})).toBeLessThanOrEqual(AT_ONCE)
}
