import { describe, expect, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { sealForService } from '../../src/crypto/quorum/sealForService.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { createService } from '../../src/service/createService.ts'
import type { Message } from '../../src/service/delivery/delivery.ts'
import type { ServiceOptions } from '../../src/service/options.ts'
import { createMemoryStore } from '../../src/service/store/memoryStore.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { rootPenOf } from '../support/rootPen.ts'

const MAIL = { otpType: 'OTP_TYPE_EMAIL', contact: 'mara@okafor.example' }
const X_CLIENT = { provider: 'OAUTH2_PROVIDER_X', clientId: 'x-client' }

/** A service, its root user, and a page that logs in. */
async function start(options: ServiceOptions = {}) {
  const store = options.store ?? createMemoryStore()
  const service = await createService({ development: true, ...options, store })
  const pen = await rootPenOf(service, options.nowMs)
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const set = async (parameters: object) =>
    (await pen.submit('updateAuthProxyConfig', parameters)).code
  const shown = async () => (await client.proxy('wallet_kit_config', {})).body
  const settings = async () => Object((await pen.query('getAuthProxyConfig')).body).authProxyConfig
  return { service, store, pen, ...client, set, shown, settings }
}

describe('the auth proxy, turned off,', () => {
  test('answers nobody but with a refusal of its own, and its key is gone', async () => {
    const { pen, proxy, store, service, settings } = await start()
    const [config] = await store.find('proxyConfigs', {})
    expect((await pen.submit('disableAuthProxy', {})).code).toBe('OK')
    for (const [operation, body] of [
      ['wallet_kit_config', {}],
      ['otp_init', MAIL],
      ['signup', {}],
    ] as const) {
      const reply = await proxy(operation, body)
      expect([reply.status, codeOf(reply)]).toEqual([403, 'AUTH_PROXY_DISABLED'])
      expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    }
    expect(service.mailbox?.list()).toEqual([])
    expect(await store.first('users', { role: 'proxy' })).toBeUndefined()
    expect(await store.first('credentials', { publicKey: config?.publicKey ?? '' })).toBeUndefined()
    expect(await store.first('proxyConfigs', {})).toMatchObject({ sealedPrivateKey: '' })
    expect(await settings()).toMatchObject({ enabled: false })
    expect((await pen.submit('disableAuthProxy', {})).code).toBe('OK')
  })

  test('comes back under its id with its settings and another key', async () => {
    const { pen, set, shown, store, logIn, service } = await start()
    const [old] = await store.find('proxyConfigs', {})
    const first = await logIn(MAIL.contact)
    await set({ otpLength: 8 })
    await pen.submit('disableAuthProxy', {})
    const reply = await pen.submit('enableAuthProxy', {})
    const [now] = await store.find('proxyConfigs', {})
    const result = { enableAuthProxyResult: { userId: now?.userId } }
    expect(reply.body).toMatchObject({ activity: { result } })
    expect(now?.id).toBe(old?.id)
    expect(now?.publicKey).not.toBe(old?.publicKey)
    expect(await shown()).toMatchObject({ otpLength: '8' })
    const again = await logIn(MAIL.contact)
    expect([again.isNew, again.organizationId]).toEqual([false, first.organizationId])
    expect((await pen.submit('enableAuthProxy', {})).body).toMatchObject({ activity: { result } })
    expect(await store.count('users', { role: 'proxy' })).toBe(1)
    expect(service.facts.authProxyConfigId).toBe(now?.id)
  })

  test('stays off when the service starts again', async () => {
    const keyEncryptionKey = new Uint8Array(32).fill(7)
    const first = await start({ keyEncryptionKey })
    await first.pen.submit('disableAuthProxy', {})
    const second = await start({ keyEncryptionKey, store: first.store, appName: 'Fieldnotes' })
    expect(codeOf(await second.proxy('wallet_kit_config', {}))).toBe('AUTH_PROXY_DISABLED')
    expect((await second.pen.submit('enableAuthProxy', {})).code).toBe('OK')
    expect((await second.logIn(MAIL.contact)).session).not.toBe('')
  })
})

test('turns the proxy on for an organization that never had one', async () => {
  const { pen, store, proxy, shown } = await start()
  await store.transaction(async (tx) => {
    await tx.remove('proxyConfigs', {})
    await tx.remove('users', { role: 'proxy' })
  })
  for (const reply of [
    await pen.query('getAuthProxyConfig'),
    await pen.submit('updateAuthProxyConfig', { otpLength: 8 }),
  ])
    expect([reply.status, reply.code]).toEqual([404, 'CONFIG_NOT_FOUND'])
  expect((await pen.submit('disableAuthProxy', {})).code).toBe('OK')
  expect((await pen.submit('enableAuthProxy', {})).code).toBe('OK')
  const config = await store.first('proxyConfigs', {})
  expect(codeOf(await proxy('wallet_kit_config', {}))).toBe('CONFIG_NOT_FOUND')
  const named = { 'x-auth-proxy-config-id': config?.id ?? '' }
  expect((await proxy('otp_init', MAIL, named)).status).toBe(200)
  expect(shown).toBeTypeOf('function')
})

describe('what an organization sets', () => {
  test('holds from the next request on, and what it does not name stays', async () => {
    const { set, shown, settings, proxy } = await start()
    const before = await shown()
    expect(await set({ sessionExpirationSeconds: 600, otpLength: 7, otpAlphanumeric: true })).toBe(
      'OK',
    )
    expect(await shown()).toEqual({
      ...before,
      sessionExpirationSeconds: '600',
      otpLength: '7',
      otpAlphanumeric: true,
    })
    expect(await set({ allowedAuthMethods: ['wallet', 'email'] })).toBe('OK')
    expect(await shown()).toMatchObject({ otpLength: '7', enabledProviders: ['email', 'wallet'] })
    const sms = await proxy('otp_init', { otpType: 'OTP_TYPE_SMS', contact: '+447700900123' })
    expect(codeOf(sms)).toBe('METHOD_DISABLED')
    expect(await settings()).toMatchObject({
      enabled: true,
      allowedOrigins: ['*'],
      allowedAuthMethods: ['wallet', 'email'],
      sessionExpirationSeconds: 600,
      verificationTokenExpirationSeconds: 600,
      emailCustomizationParams: { appName: 'Latchkit' },
      rpId: 'localhost',
    })
    expect(await set({ allowedAuthMethods: ['passkey'] })).toBe('OK')
    expect(await shown()).toMatchObject({ enabledProviders: ['passkey'], rpId: 'localhost' })
  })

  test('goes before what a later start says, which holds for everything else', async () => {
    const keyEncryptionKey = new Uint8Array(32).fill(7)
    const first = await start({ keyEncryptionKey, allowedOrigins: ['https://a.example'] })
    await first.set({ allowedOrigins: ['https://b.example'], otpLength: 9 })
    const later = { allowedOrigins: ['https://c.example'], sessionSeconds: 120 }
    const second = await start({ keyEncryptionKey, store: first.store, ...later })
    expect(await second.settings()).toMatchObject({
      allowedOrigins: ['https://b.example'],
      otpLength: 9,
      sessionExpirationSeconds: 120,
    })
    const ask = async (origin: string) =>
      (await second.proxy('wallet_kit_config', {}, { origin })).status
    expect([await ask('https://b.example'), await ask('https://c.example')]).toEqual([200, 403])
  })

  test('is in every process on the same database', async () => {
    const keyEncryptionKey = new Uint8Array(32).fill(7)
    const store = createMemoryStore()
    const [one, other] = [
      await start({ keyEncryptionKey, store }),
      await start({ keyEncryptionKey, store }),
    ]
    expect(await other.shown()).toMatchObject({ otpLength: '6' })
    await one.set({ otpLength: 8, allowedOrigins: ['https://a.example'] })
    const reply = await other.proxy('wallet_kit_config', {}, { origin: 'https://a.example' })
    expect(reply.body).toMatchObject({ otpLength: '8' })
    expect(codeOf(await other.proxy('wallet_kit_config', {}))).toBe('ORIGIN_NOT_ALLOWED')
  })

  test('is what sessions, codes and tokens live by', async () => {
    const nowMs = 1_800_000_000_000
    const { set, logIn, proveContact, service } = await start({ nowMs: () => nowMs })
    await set({
      sessionExpirationSeconds: 45,
      verificationTokenExpirationSeconds: 60,
      otpLength: 9,
      otpAlphanumeric: true,
    })
    const { verificationToken } = await proveContact('nora@okafor.example', await generateKeyPair())
    expect(readToken(verificationToken)?.exp).toBe(String(nowMs + 60_000))
    expect(service.mailbox?.list()[0]?.code).toMatch(/^[0-9A-Z]{9}$/)
    const { session } = await logIn(MAIL.contact)
    expect(readToken(session)?.exp).toBe(nowMs / 1000 + 45)
  })

  test('is what messages say', async () => {
    const sent: Message[] = []
    const { set, proxy } = await start({
      delivery: { send: async (message) => void sent.push(message) },
      senderDomains: ['okafor.example'],
    })
    const sms = { otpType: 'OTP_TYPE_SMS', contact: '+447700900123' }
    expect(
      await set({
        sendFromEmailAddress: 'login@okafor.example',
        sendFromEmailSenderName: 'Okafor logins',
        replyToEmailAddress: 'help@okafor.example',
        emailCustomizationParams: { appName: 'Okafor', logoUrl: 'https://okafor.example/l.png' },
        smsCustomizationParams: { template: 'Okafor: {{.OtpCode}}' },
      }),
    ).toBe('OK')
    await proxy('otp_init', MAIL)
    expect(sent.at(-1)).toMatchObject({
      from: { name: 'Okafor logins', address: 'login@okafor.example' },
      replyTo: 'help@okafor.example',
      html: expect.stringContaining('https://okafor.example/l.png'),
      subject: expect.stringContaining('Okafor'),
    })
    await proxy('otp_init', sms)
    expect(sent.at(-1)?.text).toBe(`Okafor: ${sent.at(-1)?.code}`)
    await set({ smsCustomizationParams: { template: '' }, sendFromEmailSenderName: '' })
    await proxy('otp_init', sms)
    expect(sent.at(-1)?.text).toContain('is your Okafor code')
    await proxy('otp_init', MAIL)
    expect(sent.at(-1)?.from?.name).toBe('Okafor')
  })

  test('hides accounts from whoever has not proven the address', async () => {
    const { set, proxy, logIn, proveContact } = await start()
    const { organizationId } = await logIn(MAIL.contact)
    const lookup = { filterType: 'EMAIL', filterValue: MAIL.contact }
    expect((await proxy('account', lookup)).body).toEqual({ organizationId })
    await set({ verificationTokenRequiredForGetAccountPii: true })
    for (const filterValue of [MAIL.contact, 'nobody@okafor.example'])
      expect(codeOf(await proxy('account', { ...lookup, filterValue }))).toBe(
        'VERIFICATION_TOKEN_INVALID',
      )
    const { verificationToken } = await proveContact(MAIL.contact, await generateKeyPair())
    const proven = await proxy('account', { ...lookup, verificationToken })
    expect(proven.body).toEqual({ organizationId })
    const byKey = { filterType: 'PUBLIC_KEY', filterValue: `02${'11'.repeat(32)}` }
    expect((await proxy('account', byKey)).body).toEqual({})
  })
})

describe('social logins', () => {
  test('are those that are on, with the clients that are set, in their order', async () => {
    const { set, shown, pen, service, settings } = await start()
    const secret = await sealForService('top-secret', service.facts.encryptionKeys.clientSecret)
    const x = { oauthClientIds: { x: X_CLIENT.clientId } }
    expect(await set({ walletKitSettings: x })).toBe('REQUEST_INVALID')
    const credential = { ...X_CLIENT, encryptedClientSecret: secret }
    expect((await pen.submit('createOauth2Credential', credential)).code).toBe('OK')
    expect(
      await set({
        walletKitSettings: {
          oauthClientIds: { ...x.oauthClientIds, google: 'g-client', apple: 'a-client' },
          enabledSocialProviders: ['x', 'google'],
          oauthRedirectUrl: 'https://app.example/back',
        },
      }),
    ).toBe('OK')
    expect(await shown()).toMatchObject({
      enabledProviders: ['x', 'google', 'email', 'sms', 'passkey', 'wallet'],
      oauthClientIds: { x: 'x-client', google: 'g-client' },
      oauthRedirectUrl: 'https://app.example/back',
    })
    expect(Object.keys(Object(await shown()).oauthClientIds)).toEqual(['x', 'google'])
    const { walletKitSettings } = await settings()
    expect(walletKitSettings.enabledSocialProviders).toEqual(['x', 'google'])
    expect(await set({ walletKitSettings: { enabledSocialProviders: [] } })).toBe('OK')
    expect(await shown()).not.toHaveProperty('oauthClientIds')
  })

  test('are refused at the service when they are off', async () => {
    const { set, proxy } = await start({
      identityProviders: [
        { name: 'google', issuer: 'https://accounts.google.com', clientIds: ['g-client'] },
      ],
    })
    const login = { oidcToken: 'x', publicKey: `02${'ab'.repeat(32)}` }
    expect(codeOf(await proxy('oauth_login', login))).toBe('OIDC_TOKEN_INVALID')
    expect(await set({ walletKitSettings: { enabledSocialProviders: [] } })).toBe('OK')
    expect(codeOf(await proxy('oauth_login', login))).toBe('METHOD_DISABLED')
  })
})
