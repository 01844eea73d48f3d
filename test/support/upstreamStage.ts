import { expect, onTestFinished } from 'vitest'
import { nonceForKey } from '../../src/crypto/nonceForKey.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { createSmtpDelivery } from '../../src/node/mail/smtpDelivery.ts'
import { createHttpSmsDelivery } from '../../src/node/sms/httpSmsDelivery.ts'
import { createService } from '../../src/service/createService.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { MOST_FAILURES, PAUSE_MS } from '../../src/service/upstreams/createBreaker.ts'
import { UpstreamChange } from '../../src/service/upstreams/upstreamChange.ts'
import type { OtpType } from '../../src/wire/fields/otpType.ts'
import { type FaultyUpstream, startFaultyUpstream, type UpstreamFault } from './faultyUpstream.ts'
import { codeOf, createProxyClient, type ProxyClient, type Reply } from './proxyClient.ts'
import { rootPenOf } from './rootPen.ts'
import { createTestIssuer, type TestIssuer } from './testIssuer.ts'
import {
  answerAs,
  answerRpc,
  startWorkingHttp,
  startWorkingMail,
  takeSms,
  type WorkingUpstream,
} from './workingUpstream.ts'

/** As many as wait at once. */
const AT_ONCE = 5

const HTTP_HEAD =
  'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n{'
const ADDRESS = `0x${'11'.repeat(20)}`

type Setting = Pick<ServiceOptions, 'delivery' | 'identityProviders' | 'rpcUrls'>
type Asking = {
  readonly client: ProxyClient
  readonly pen: Awaited<ReturnType<typeof rootPenOf>>
  readonly issuer: TestIssuer
  readonly nowMs: number
}
type Asked = { readonly status: number; readonly code: string | undefined }

type Upstream = {
  readonly name: string
  readonly greeting: string
  readonly setting: (place: string) => Setting
  readonly ask: (asking: Asking, n: number) => Promise<Asked>
  /** What the caller is told while it fails. */
  readonly expected: Asked
  /** The same place when it is well again, and what the caller is told then. */
  readonly work: (port: number, issuer: TestIssuer) => Promise<WorkingUpstream>
  readonly served: Asked
}

const asked = (reply: Reply): Asked => ({ status: reply.status, code: codeOf(reply) })
/** Of somebody else each time: the same request twice would be one. */
async function askForCode(client: ProxyClient, otpType: OtpType, contact: string): Promise<Asked> {
  return asked(await client.proxy('otp_init', { otpType, contact }))
}

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
    ask: ({ client }, n) => askForCode(client, 'OTP_TYPE_EMAIL', `ada${n}@example.com`),
    expected: undelivered,
    work: startWorkingMail,
    served: { status: 200, code: undefined },
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
    ask: ({ client }, n) => askForCode(client, 'OTP_TYPE_SMS', `+44770090${1000 + n}`),
    expected: undelivered,
    work: (port) => startWorkingHttp(port, takeSms),
    served: { status: 200, code: undefined },
  },
  {
    name: 'identity provider',
    greeting: HTTP_HEAD,
    setting: (place) => ({
      identityProviders: [
        { name: 'google', issuer: `http://${place}`, clientIds: ['client.example'] },
      ],
    }),
    ask: async ({ client, issuer, nowMs }) => {
      const key = await generateKeyPair()
      const nowS = Math.floor(nowMs / 1000)
      const nonce = await nonceForKey(key.publicKeyHex)
      const oidcToken = await issuer.token({ nonce, iat: nowS, exp: nowS + 600 })
      return asked(await client.proxy('oauth_login', { oidcToken, publicKey: key.publicKeyHex }))
    },
    expected: { status: 503, code: 'UNAVAILABLE' },
    work: (port, issuer) => startWorkingHttp(port, answerAs(issuer)),
    // the token was believed, and nobody has that account
    served: { status: 404, code: 'ORGANIZATION_NOT_FOUND' },
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
    work: (port) => startWorkingHttp(port, answerRpc),
    served: { status: 200, code: 'OK' },
  },
]

/**
 * Has one upstream fail in one way: whoever needs it is told so in the end, whoever does not is served meanwhile, and no code
 * counts as sent. After five failures nobody waits for it any more nor reaches it, until a pause is over and it is well again.
 */
export async function failUpstream(upstream: Upstream, fault: UpstreamFault): Promise<void> {
  const server: FaultyUpstream = await startFaultyUpstream(fault, upstream.greeting)
  onTestFinished(() => server.close())
  const store = createMemoryStore()
  // stands until it is moved: how long a call takes here is nothing to the pause
  const clock = { time: Date.now() }
  const changes: string[] = []
  let requests = 0
  const service = await createService({
    development: true,
    store,
    nowMs: () => clock.time,
    onError: (error) => {
      if (error instanceof UpstreamChange) changes.push(error.code)
    },
    outboundFetch: (request) => {
      requests++
      return globalThis.fetch(request)
    },
    ...upstream.setting(server.place),
  })
  onTestFinished(() => service.close())
  const fetch = (request: Request) => service.fetch(request, { clientAddress: '127.0.0.1' })
  const client = createProxyClient({ fetch, url: 'http://localhost', ...service.facts })
  const pen = await rootPenOf(service)
  const issuer = await createTestIssuer(`http://${server.place}`)
  let [begun, settled] = [0, 0]
  // each message is a call, and each request over HTTP
  const calls = () => (upstream.expected === undelivered ? begun : requests)
  const ask = () => {
    begun++
    return upstream.ask({ client, pen, issuer, nowMs: clock.time }, begun).finally(() => settled++)
  }
  const askTogether = () => Promise.all(Array.from({ length: AT_ONCE }, ask))

  const waiting = askTogether()
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
  for (const each of await waiting) expect(each).toEqual(upstream.expected)
  // who asks an identity provider at once may wait for one document together
  while (calls() < MOST_FAILURES) {
    expect(changes).toEqual([])
    expect(await ask()).toEqual(upstream.expected)
  }
  expect(changes).toEqual(['UPSTREAM_DOWN'])
  if (fault !== 'refuse') expect(server.connections()).toBeGreaterThanOrEqual(MOST_FAILURES)

  // in its place is one that would answer: nobody comes
  server.close()
  const working = await upstream.work(server.port, issuer)
  onTestFinished(() => working.close())
  for (const each of await askTogether()) expect(each).toEqual(upstream.expected)
  clock.time += PAUSE_MS / 2
  expect(await ask()).toEqual(upstream.expected)
  expect(working.calls()).toBe(0)
  expect(upstream.expected === undelivered || requests === MOST_FAILURES).toBe(true)
  expect(await store.count('otps', {})).toBe(0)
  // those of the address that asked; contact and organization have sent nothing
  expect(await store.count('limitHits', {})).toBeLessThanOrEqual(begun)

  clock.time += PAUSE_MS
  expect(await ask()).toEqual(upstream.served)
  expect(working.calls()).toBeGreaterThan(0)
  expect(await store.count('otps', {})).toBe(upstream.expected === undelivered ? 1 : 0)
  expect(changes).toEqual(['UPSTREAM_DOWN', 'UPSTREAM_UP'])
}
