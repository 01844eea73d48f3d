import { describe, expect, test } from 'vitest'
import { codeOf, createProxyClient } from '../../../test/support/proxyClient.ts'
import { verifyStamp } from '../../crypto/stamp/verifyStamp.ts'
import { createService } from '../createService.ts'
import type { ServiceOptions } from '../options.ts'
import { createMemoryStore } from '../store/memoryStore.ts'

const MAIL = { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' }

async function start(options: ServiceOptions = {}) {
  const errors: unknown[] = []
  const store = createMemoryStore()
  const service = await createService({
    development: true,
    store,
    onError: (error) => errors.push(error),
    ...options,
  })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  return { service, store, errors, ...client }
}

describe('the configuration', () => {
  test('answers the same whether none or an unknown one is named', async () => {
    const { proxy } = await start()
    const absent = await proxy('otp_init', MAIL, { 'x-auth-proxy-config-id': '' })
    const unknown = await proxy('otp_init', MAIL, { 'x-auth-proxy-config-id': 'unknown' })
    expect(codeOf(absent)).toBe('CONFIG_NOT_FOUND')
    expect(unknown).toEqual(absent)
  })

  test('costs one reading of the store, for a token that is none as for an origin that is let in', async () => {
    const reads: string[] = []
    const memory = createMemoryStore()
    const first: typeof memory.first = (table, where) => {
      reads.push(table)
      return memory.first(table, where)
    }
    const { proxy } = await start({ store: { ...memory, first } })
    reads.length = 0
    const refused = await proxy('otp_login', {
      verificationToken: 'a.b.c',
      publicKey: `02${'11'.repeat(32)}`,
      client_signature: '00'.repeat(64),
    })
    expect(codeOf(refused)).toBe('VERIFICATION_TOKEN_INVALID')
    expect(reads).toEqual(['proxyConfigs'])
    await proxy('wallet_kit_config', {})
    expect(reads).toEqual(['proxyConfigs', 'proxyConfigs'])
  })

  test('is read by pages that any configuration lets in', async () => {
    const { proxy } = await start({ allowedOrigins: ['https://app.example'] })
    const unknown = { 'x-auth-proxy-config-id': 'unknown' }
    const ours = await proxy('otp_init', MAIL, { ...unknown, origin: 'https://app.example' })
    const other = await proxy('otp_init', MAIL, { ...unknown, origin: 'https://evil.example' })
    expect(ours.headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the origin', () => {
  const allowedOrigins = ['https://app.example.com', 'http://localhost:3000']

  test.each(allowedOrigins)('lets %s in and names it', async (origin) => {
    const { proxy } = await start({ allowedOrigins })
    const { status, headers } = await proxy('wallet_kit_config', {}, { origin })
    expect(status).toBe(200)
    expect(headers.get('access-control-allow-origin')).toBe(origin)
    expect(headers.get('vary')).toBe('Origin')
    expect(headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each([
    'http://app.example.com',
    'https://app.example.com:8443',
    'https://app.example.com.',
    'https://APP.example.com',
    'https://www.app.example.com',
    'https://example.com',
    'https://app.example.com.evil.com',
    'https://evilapp.example.com',
    'https://app-example.com',
    'https://app.example.com@evil.com',
    'http://localhost:3001',
    'https://app.example.com, https://app.example.com',
    `https://${'a'.repeat(600)}.example.com`,
    'null',
    '*',
    '',
  ])('turns %s away before anything happens', async (origin) => {
    const { proxy, service, store } = await start({ allowedOrigins })
    const reply = await proxy('otp_init', MAIL, { origin })
    expect(codeOf(reply)).toBe('ORIGIN_NOT_ALLOWED')
    expect(reply.status).toBe(403)
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
    expect(service.mailbox?.list()).toEqual([])
    for (const table of ['activities', 'otps', 'limitHits'] as const)
      expect(await store.count(table, {})).toBe(0)
  })

  test('may be missing or null only where all are let in', async () => {
    const open = await start()
    const closed = await start({ allowedOrigins })
    expect((await open.proxy('wallet_kit_config', {})).status).toBe(200)
    const opaque = await open.proxy('wallet_kit_config', {}, { origin: 'null' })
    expect(opaque.headers.get('access-control-allow-origin')).toBe('*')
    expect((await closed.proxy('wallet_kit_config', {})).status).toBe(403)
  })

  test('passes a preflight that allows nothing by itself', async () => {
    const { send } = await start({ allowedOrigins })
    const ask = (origin: string) =>
      send('/v1/otp_init', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const ours = await ask('https://app.example.com')
    expect(ours.status).toBe(204)
    expect(ours.headers.get('access-control-allow-origin')).toBe('https://app.example.com')
    expect(ours.headers.get('access-control-allow-headers')).toContain('X-Auth-Proxy-Config-Id')
    expect(Number(ours.headers.get('access-control-max-age'))).toBeLessThanOrEqual(600)
    const other = await ask('https://evil.example')
    expect(other.status).toBe(403)
    expect(other.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('the body', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'of type %j is not read',
    async (type) => {
      const { proxy, service } = await start()
      const reply = await proxy('otp_init', MAIL, { 'content-type': type })
      expect(codeOf(reply)).toBe('CONTENT_TYPE_UNSUPPORTED')
      expect(service.mailbox?.list()).toEqual([])
    },
  )

  test('over 64 KiB is refused', async () => {
    const { proxy } = await start()
    const contact = 'a'.repeat(64 * 1024)
    expect(codeOf(await proxy('otp_init', { ...MAIL, contact }))).toBe('BODY_TOO_LARGE')
  })

  test.each([
    '{"otpType":"OTP_TYPE_EMAIL","contact":"a@example.com","contact":"b@example.com"}',
    '{"otpType":"OTP_TYPE_EMAIL",',
    '{"__proto__":{"contact":"a@example.com"}}',
    '',
  ])('%j is not JSON with one meaning', async (body) => {
    const { proxy, service } = await start()
    expect(codeOf(await proxy('otp_init', body))).toBe('JSON_INVALID')
    expect(service.mailbox?.list()).toEqual([])
  })

  test('may be empty for wallet_kit_config', async () => {
    const { proxy, service } = await start()
    const reply = await proxy('wallet_kit_config', '')
    expect(reply.body).toEqual({
      enabledProviders: ['email', 'sms', 'passkey', 'wallet'],
      rpId: 'localhost',
      sessionExpirationSeconds: '900',
      organizationId: service.facts.organizationId,
      otpAlphanumeric: false,
      otpLength: '6',
      otpExpirationSeconds: '300',
      queriesHaveTime: true,
      userVerification: 'preferred',
      sendChains: [],
      signingKeys: {
        session: service.facts.signingKeys.session,
        verification: service.facts.signingKeys.verification,
        export: service.facts.signingKeys.export,
      },
    })
  })

  test('is asked for by POST on paths that exist', async () => {
    const { send, proxy } = await start()
    expect(codeOf(await send('/v1/otp_init', { method: 'GET' }))).toBe('METHOD_NOT_ALLOWED')
    expect(codeOf(await proxy('otp_initialize', MAIL))).toBe('PATH_NOT_FOUND')
  })
})

describe('the way to the activity API', () => {
  test('is one public request with a stamp of the proxy key', async () => {
    const seen: Request[] = []
    const reply = { code: 5, message: 'as it came', details: [], more: 'of it' }
    const { proxy, store } = await start({
      apiBaseUrl: 'http://api.example',
      activityApiFetch: async (request) => {
        seen.push(request)
        const headers = { 'content-type': 'application/json', 'retry-after': '7', 'x-other': 'x' }
        return new Response(JSON.stringify(reply), { status: 418, headers })
      },
    })
    const relayed = await proxy('otp_init', MAIL)
    expect(relayed).toMatchObject({ status: 418, body: reply })
    expect(relayed.headers.get('retry-after')).toBe('7')
    expect(relayed.headers.get('x-other')).toBeNull()

    const [request] = seen
    expect(seen).toHaveLength(1)
    expect(request?.url).toBe('http://api.example/public/v1/submit/init_otp')
    const body = new Uint8Array((await request?.arrayBuffer()) ?? new ArrayBuffer(0))
    const verdict = await verifyStamp(request?.headers.get('x-stamp') ?? '', body)
    const [config] = await store.find('proxyConfigs', {})
    expect(verdict).toMatchObject({ kind: 'valid', publicKey: config?.publicKey })
  })

  test('being closed is UNAVAILABLE', async () => {
    const { proxy, errors } = await start({ activityApiFetch: () => Promise.reject(new Error()) })
    const reply = await proxy('otp_init', MAIL)
    expect([reply.status, codeOf(reply)]).toEqual([503, 'UNAVAILABLE'])
    expect(errors).toEqual([])
  })

  test.each(['{}', 'not json', '{"activity":{"id":"x"}}'])(
    'answering %s is a fault that the caller learns nothing about',
    async (text) => {
      const { proxy, errors } = await start({ activityApiFetch: async () => new Response(text) })
      expect(codeOf(await proxy('otp_init', MAIL))).toBe('INTERNAL')
      expect(errors).toHaveLength(1)
    },
  )

  test('needs the sealed key of that very configuration', async () => {
    const { proxy, store, errors } = await start()
    const other = await start()
    const [foreign] = await other.store.find('proxyConfigs', {})
    const { sealedPrivateKey = '' } = foreign ?? {}
    await store.transaction((tx) => tx.update('proxyConfigs', {}, { sealedPrivateKey }))
    expect(codeOf(await proxy('otp_init', MAIL))).toBe('INTERNAL')
    expect(errors).toHaveLength(1)
  })
})

describe('limits per address', () => {
  const limits = { otpInitsPerAddress: [{ max: 2, windowMs: 60_000 }] }

  test('count every address by itself, and free up with time', async () => {
    let nowMs = 1_800_000_000_000
    const { service } = await start({ limits, nowMs: () => nowMs })
    const ask = async (clientAddress: string, contact: string) => {
      const client = createProxyClient({
        fetch: (request) => service.fetch(request, { clientAddress }),
        url: 'http://localhost',
        authProxyConfigId: service.facts.authProxyConfigId,
      })
      return client.proxy('otp_init', { ...MAIL, contact })
    }
    const statuses = async (clientAddress: string, people: readonly string[]) => {
      const got: number[] = []
      for (const name of people) got.push((await ask(clientAddress, `${name}@example.com`)).status)
      return got
    }
    expect(await statuses('203.0.113.7', ['a', 'b', 'c'])).toEqual([200, 200, 429])
    expect(await statuses('203.0.113.8', ['d'])).toEqual([200])
    expect(await statuses('127.0.0.1', ['e', 'f', 'g'])).toEqual([200, 200, 200])
    const refused = await ask('203.0.113.7', 'h@example.com')
    expect(codeOf(refused)).toBe('RATE_LIMIT_EXCEEDED')
    expect(refused.headers.get('retry-after')).toBe('60')
    nowMs += 60_001
    expect(await statuses('203.0.113.7', ['i'])).toEqual([200])
  })

  test('count social logins, both steps of them together', async () => {
    const { service } = await start({
      limits: { oauthsPerAddress: [{ max: 2, windowMs: 60_000 }] },
    })
    const client = createProxyClient({
      fetch: (request) => service.fetch(request, { clientAddress: '203.0.113.7' }),
      url: 'http://localhost',
      authProxyConfigId: service.facts.authProxyConfigId,
    })
    const publicKey = `02${'11'.repeat(32)}`
    const login = async () =>
      codeOf(await client.proxy('oauth_login', { oidcToken: 'x', publicKey }))
    expect([await login(), await login()]).toEqual(['METHOD_DISABLED', 'METHOD_DISABLED'])
    expect(await login()).toBe('RATE_LIMIT_EXCEEDED')
    expect(codeOf(await client.proxy('oauth2_authenticate', {}))).toBe('RATE_LIMIT_EXCEEDED')
  })
})
