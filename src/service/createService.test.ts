import { expect, test } from 'vitest'
import { createProxyClient } from '../../test/support/proxyClient.ts'
import { generatePrivateKeyHex } from '../crypto/p256/generatePrivateKeyHex.ts'
import { importPrivateKey } from '../crypto/p256/importPrivateKey.ts'
import { readToken } from '../crypto/token/readToken.ts'
import { verifyToken } from '../crypto/token/verifyToken.ts'
import { createService } from './createService.ts'
import type { Message } from './delivery/delivery.ts'
import type { ServiceOptions } from './options.ts'
import { createMemoryStore } from './store/memoryStore.ts'

async function start(options: ServiceOptions = {}) {
  const errors: unknown[] = []
  const service = await createService({
    development: true,
    onError: (error) => errors.push(error),
    ...options,
  })
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost:4455',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  return { service, client, errors }
}

test('logs a new person in by an email code, and the same person again', async () => {
  const { service, client, errors } = await start()
  const first = await client.logIn('ada@example.com')
  expect(first.isNew).toBe(true)
  const claims = await verifyToken(first.session, service.facts.signingKeys.session, 'twice')
  expect(claims).toMatchObject({
    organization_id: first.organizationId,
    public_key: first.key.publicKeyHex,
    session_type: 'SESSION_TYPE_READ_WRITE',
  })

  const again = await client.logIn('ada@example.com')
  expect(again).toMatchObject({ isNew: false, organizationId: first.organizationId })
  expect(readToken(again.session)).toMatchObject({ organization_id: first.organizationId })
  expect(errors).toEqual([])
})

test('answers a whoami that the session key stamped', async () => {
  const { client } = await start()
  const { key, organizationId } = await client.logIn('ada@example.com')
  const reply = await client.stamped('/public/v1/query/whoami', key, { organizationId })
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({ organizationId, username: 'ada@example.com' })
})

test('answers a whoami that the root key stamped', async () => {
  const { service, client } = await start()
  const { organizationId, rootUserId, rootApiKey } = service.development ?? {}
  const key = await importPrivateKey(rootApiKey?.privateKey ?? '')
  expect(key.publicKeyHex).toBe(rootApiKey?.publicKey)
  const reply = await client.stamped('/public/v1/query/whoami', key, { organizationId })
  expect(reply.body).toMatchObject({ organizationId, userId: rootUserId })
})

test('answers on /health, and nothing on other paths', async () => {
  const { client } = await start()
  const health = await client.send('/health', { method: 'GET' })
  expect(health).toMatchObject({ status: 200, body: { status: 'ok' } })
  const head = await client.send('/health', { method: 'HEAD' })
  expect(head).toMatchObject({ status: 200, body: {} })
  expect([...head.headers]).toEqual([...health.headers])
  for (const path of ['/', '/v1', '/public/v1', '/inbox', '/healthy', '/v2/otp_init'])
    expect((await client.send(path, { method: 'GET' })).body).toMatchObject({ code: 5 })
})

test('lets no cache keep and no browser guess any answer', async () => {
  const { client } = await start()
  const replies = await Promise.all(
    ['/health', '/nowhere', '/inbox/messages', '/v1/nowhere', '/public/v1/query/whoami'].map(
      (path) => client.send(path, { method: 'GET' }),
    ),
  )
  for (const { headers } of replies) {
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  }
})

test('gives the same facts and keys when it starts again on the same store', async () => {
  const shared = { store: createMemoryStore(), keyEncryptionKey: new Uint8Array(32).fill(7) }
  const first = await start(shared)
  const { organizationId } = await first.client.logIn('ada@example.com')
  const second = await start(shared)
  expect(second.service.development).toEqual(first.service.development)
  expect(await second.client.logIn('ada@example.com')).toMatchObject({
    isNew: false,
    organizationId,
  })
})

test('ends with one organization when two start at once', async () => {
  const shared = { store: createMemoryStore(), keyEncryptionKey: new Uint8Array(32).fill(7) }
  const [first, second] = await Promise.all([start(shared), start(shared)])
  expect(second.service.development).toEqual(first.service.development)
  expect(await shared.store.count('organizations', {})).toBe(1)
})

test('does not start on secrets that another key sealed, and changes nothing', async () => {
  const store = createMemoryStore()
  await start({ store, keyEncryptionKey: new Uint8Array(32).fill(1) })
  const before = await store.find('secrets', {})
  const wrong = start({ store, keyEncryptionKey: new Uint8Array(32).fill(2) })
  await expect(wrong).rejects.toMatchObject({ name: 'StartRefused' })
  expect(await store.find('secrets', {})).toEqual(before)
})

test('writes settings that are given on a later start', async () => {
  const shared = { store: createMemoryStore(), keyEncryptionKey: new Uint8Array(32).fill(7) }
  await start(shared)
  const { service, client } = await start({
    ...shared,
    appName: 'Fieldnotes',
    allowedOrigins: ['https://fieldnotes.example'],
  })
  await client.proxy(
    'otp_init',
    { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' },
    { origin: 'https://fieldnotes.example' },
  )
  expect(service.mailbox?.list()[0]?.subject).toMatch(/is your Fieldnotes code$/)
  expect((await client.proxy('wallet_kit_config', {})).status).toBe(403)
})

test('offers what a later start can do, to accounts that are there already', async () => {
  const shared = { store: createMemoryStore(), keyEncryptionKey: new Uint8Array(32).fill(7) }
  const offered = async (options: ServiceOptions) => {
    const { client } = await start({ ...shared, ...options })
    return (await client.proxy('wallet_kit_config', {})).body.enabledProviders
  }
  expect(await offered({ enabledProviders: ['email'] })).toEqual(['email', 'passkey'])
  expect(await offered({ enabledProviders: ['sms'] })).toEqual(['sms', 'passkey'])
  expect(await offered({})).toEqual(['sms', 'passkey'])
})

test('does not start with an origin that browsers spell differently', async () => {
  const refused = start({ allowedOrigins: ['https://App.example.com'] })
  await expect(refused).rejects.toThrow('https://app.example.com')
})

test.each(['Evil\r\nBcc: all@example.com', ' Evil', '\u202Elive', 'x'.repeat(65)])(
  'does not start with the app name %j',
  async (appName) => {
    await expect(start({ appName })).rejects.toMatchObject({ name: 'StartRefused' })
  },
)

test('T11 outside development it has no inbox and gives out no key', async () => {
  const sent: Message[] = []
  const { publicKeyHex } = await generatePrivateKeyHex()
  const delivery = { send: async (message: Message) => void sent.push(message) }
  const { service, client } = await start({
    development: false,
    rootPublicKey: publicKeyHex,
    delivery,
  })
  expect(service).toMatchObject({ development: null, mailbox: null })
  await client.proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' })
  expect(sent.map(({ to }) => to)).toEqual(['ada@example.com'])
  expect((await client.send('/inbox/messages', { method: 'GET' })).status).toBe(404)
})

test.each<[string, ServiceOptions]>([
  ['a way to send mail', { rootPublicKey: `02${'11'.repeat(32)}` }],
  ['a root key', { delivery: { send: async () => undefined } }],
  ['a root key on the curve', { delivery: { send: async () => undefined }, rootPublicKey: '02ff' }],
])('outside development it needs %s', async (_what, options) => {
  await expect(createService(options)).rejects.toMatchObject({ name: 'StartRefused' })
})

test('T11 refuses the data of a development service outside development, and the other way round', async () => {
  const delivery = { send: async () => undefined }
  const { publicKeyHex: rootPublicKey } = await generatePrivateKeyHex()
  const keyEncryptionKey = new Uint8Array(32).fill(7)
  const serious = { development: false, delivery, rootPublicKey, keyEncryptionKey }

  const ofDevelopment = createMemoryStore()
  await start({ store: ofDevelopment, keyEncryptionKey })
  await expect(start({ ...serious, store: ofDevelopment })).rejects.toThrow('development')

  const store = createMemoryStore()
  await start({ ...serious, store })
  await expect(start({ store, keyEncryptionKey })).rejects.toThrow('production')
  const { publicKeyHex } = await generatePrivateKeyHex()
  await expect(start({ ...serious, store, rootPublicKey: publicKeyHex })).rejects.toThrow('key')
})
