import { describe, expect, test } from 'vitest'
import { codeOf, createProxyClient } from '../../../test/support/proxyClient.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createService } from '../createService.ts'
import type { ServiceOptions } from '../options.ts'
import { createMemoryStore } from '../store/memoryStore.ts'

async function start(options: ServiceOptions = {}) {
  const bodies: Record<string, Record<string, unknown>>[] = []
  const service = await createService({ development: true, ...options })
  const direct = await createService({
    development: true,
    ...options,
    activityApiFetch: async (request) => {
      bodies.push(await request.json())
      return Response.json({ code: 5, message: 'seen', details: [] }, { status: 404 })
    },
  })
  const clientOf = ({ fetch, facts }: typeof service) =>
    createProxyClient({
      fetch: (request) => fetch(request),
      url: 'http://localhost',
      authProxyConfigId: facts.authProxyConfigId,
    })
  /** What goes to the activity API for a request. */
  const forwarded = async (operation: string, body: unknown, headers = {}) => {
    await clientOf(direct).proxy(operation, body, headers)
    return bodies.at(-1)
  }
  return { service, forwarded, ...clientOf(service) }
}

describe('otp_init', () => {
  test('asks for what the configuration says, with page and browser for the message', async () => {
    const { forwarded } = await start({ appName: 'Fieldnotes' })
    const sent = await forwarded(
      'otp_init',
      { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' },
      {
        origin: 'https://fieldnotes.example',
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/141.0.0.0 Safari/537.36',
      },
    )
    expect(sent).toMatchObject({
      type: 'ACTIVITY_TYPE_INIT_OTP_V3',
      parameters: {
        otpType: 'OTP_TYPE_EMAIL',
        contact: 'ada@example.com',
        appName: 'Fieldnotes',
        otpLength: 6,
        alphanumeric: false,
        expirationSeconds: '300',
        emailCustomization: {
          templateVariables:
            '{"origin":"https://fieldnotes.example","requestedFrom":"Chrome on Windows"}',
        },
      },
    })
  })

  test('says in the message which browser asked', async () => {
    const { proxy, service } = await start()
    const body = { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' }
    await proxy('otp_init', body, { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/143.0' })
    expect(service.mailbox?.list()[0]?.text).toContain('Asked from Firefox on Linux at')
  })

  test('sends a text message, bound to the page that asked', async () => {
    const { proxy, service } = await start({ appName: 'Fieldnotes' })
    const reply = await proxy(
      'otp_init',
      { otpType: 'OTP_TYPE_SMS', contact: '+447700900123' },
      { origin: 'https://fieldnotes.example' },
    )
    expect(reply.status).toBe(200)
    const [message] = service.mailbox?.list('+447700900123') ?? []
    expect(message).toMatchObject({ channel: 'sms', to: '+447700900123', subject: '' })
    expect(message?.text).toBe(
      `${message?.code} is your Fieldnotes code. It works for 5 minutes.\n\n@fieldnotes.example #${message?.code}`,
    )
  })

  test('refuses a way that is not enabled', async () => {
    const { proxy, service } = await start({ enabledProviders: ['email'] })
    const reply = await proxy('otp_init', { otpType: 'OTP_TYPE_SMS', contact: '+4930123456' })
    expect(reply).toMatchObject({ status: 403, body: { message: 'OTP disallowed' } })
    expect(codeOf(reply)).toBe('METHOD_DISABLED')
    expect(service.mailbox?.list()).toEqual([])
  })

  test('refuses an address that is none', async () => {
    const { proxy } = await start()
    const reply = await proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact: 'ada' })
    expect(codeOf(reply)).toBe('INVALID_EMAIL')
    const sms = await proxy('otp_init', { otpType: 'OTP_TYPE_SMS', contact: '07700 900123' })
    expect(codeOf(sms)).toBe('INVALID_PHONE_NUMBER')
  })
})

describe('otp_verify', () => {
  test('counts the tries down, then locks', async () => {
    const { proxy } = await start()
    const init = await proxy('otp_init', { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' })
    const { publicKeyHex: public_key } = await generateKeyPair()
    const otpId = init.body.otpId
    const attempt = () => proxy('otp_verify', { otpId, otpCode: 'WRONG1', public_key })
    const first = await attempt()
    expect(first).toMatchObject({ status: 400, body: { message: 'Invalid OTP code' } })
    expect(first.body.details?.[0]).toMatchObject({ attemptsLeft: 2 })
    await attempt()
    expect(codeOf(await attempt())).toBe('OTP_ATTEMPTS_EXCEEDED')
  })

  test('reads the key under both names', async () => {
    const { forwarded } = await start()
    const { publicKeyHex } = await generateKeyPair()
    for (const name of ['public_key', 'publicKey']) {
      const sent = await forwarded('otp_verify', { otpId: 'x', otpCode: '1', [name]: publicKeyHex })
      expect(sent?.parameters).toEqual({
        otpId: 'x',
        otpCode: '1',
        publicKey: publicKeyHex,
        door: expect.any(String),
      })
    }
  })

  test('refuses two names with two keys', async () => {
    const { proxy } = await start()
    const { publicKeyHex: public_key } = await generateKeyPair()
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const reply = await proxy('otp_verify', { otpId: 'x', otpCode: '1', public_key, publicKey })
    expect(codeOf(reply)).toBe('REQUEST_INVALID')
  })
})

describe('otp_login', () => {
  test('puts the short signature into the form of the activity', async () => {
    const keyEncryptionKey = crypto.getRandomValues(new Uint8Array(32))
    const { forwarded, proveContact } = await start({
      store: createMemoryStore(),
      keyEncryptionKey,
    })
    const key = await generateKeyPair()
    const publicKey = key.publicKeyHex
    const { verificationToken } = await proveContact('ada@example.com', key)
    const sent = await forwarded('otp_login', {
      verificationToken,
      publicKey,
      client_signature: 'ff',
    })
    expect(sent?.parameters).toEqual({
      verificationToken,
      door: expect.any(String),
      publicKey,
      clientSignature: {
        publicKey,
        scheme: 'CLIENT_SIGNATURE_SCHEME_API_P256',
        message: verificationToken,
        signature: 'ff',
      },
      expirationSeconds: '900',
    })
  })

  test('takes the parent organization for none', async () => {
    const { proxy, proveContact, service } = await start()
    const key = await generateKeyPair()
    const proof = await proveContact('ada@example.com', key)
    await proxy('signup', { userEmail: 'ada@example.com', ...proof })
    const { organizationId } = service.facts
    const login = await proxy('otp_login', {
      ...proof,
      publicKey: key.publicKeyHex,
      organizationId,
    })
    expect(login.status).toBe(200)
  })
})

describe('signup', () => {
  test('fills in the names that were not given', async () => {
    const { forwarded } = await start({ nowMs: () => 1_800_000_000_000 })
    const named = (body: unknown) => forwarded('signup', body).then((sent) => sent?.parameters)
    expect(await named({})).toMatchObject({
      subOrganizationName: 'sub-org-1800000000000',
      rootUsers: [{ userName: 'user-1800000000000' }],
      rootQuorumThreshold: 1,
    })
    expect(await named({ userEmail: 'ada@example.com' })).toMatchObject({
      rootUsers: [{ userName: 'ada@example.com', userEmail: 'ada@example.com' }],
    })
    expect(await named({ userName: 'Ada', organizationName: 'Ada Ltd' })).toMatchObject({
      subOrganizationName: 'Ada Ltd',
      rootUsers: [{ userName: 'Ada' }],
    })
  })

  test.each([
    ['CURVE_TYPE_ED25519', 'CURVE_ED25519', 'ADDRESS_FORMAT_SOLANA'],
    ['CURVE_TYPE_SECP256K1', 'CURVE_SECP256K1', 'ADDRESS_FORMAT_ETHEREUM'],
    ['CURVE_TYPE_P256', 'CURVE_P256', 'ADDRESS_FORMAT_COMPRESSED'],
  ])('reads a wallet of %s', async (curve, apiCurve, addressFormat) => {
    const { forwarded } = await start()
    const path = "m/44'/501'/0'/0'"
    const sent = await forwarded('signup', { wallet: { path, curve } })
    expect(sent?.parameters?.wallet).toMatchObject({
      accounts: [{ curve: apiCurve, pathFormat: 'PATH_FORMAT_BIP32', path, addressFormat }],
    })
  })

  test('makes a wallet when it is asked to', async () => {
    const { proxy } = await start()
    const wallet = { path: "m/44'/501'/0'/0'", curve: 'CURVE_TYPE_ED25519' }
    const { status, body } = await proxy('signup', { userEmail: 'ada@example.com', wallet })
    expect(status).toBe(200)
    expect(body.wallet).toMatchObject({ addresses: [expect.stringMatching(/^\w{32,44}$/)] })
  })

  test('refuses social logins while no issuer is configured', async () => {
    const { proxy } = await start()
    const oidcClaims = { iss: 'https://issuer.example', sub: 'ada', aud: 'app' }
    const oauthProviders = [{ providerName: 'google', oidcClaims }]
    const reply = await proxy('signup', { userEmail: 'ada@example.com', oauthProviders })
    expect(codeOf(reply)).toBe('METHOD_DISABLED')
  })

  test('refuses a proof that is no token', async () => {
    const { proxy } = await start()
    const reply = await proxy('signup', { verificationToken: 'x', client_signature: 'ff' })
    expect(codeOf(reply)).toBe('VERIFICATION_TOKEN_INVALID')
  })
})

describe('account', () => {
  test('answers nothing for nobody', async () => {
    const { proxy } = await start()
    const reply = await proxy('account', { filterType: 'EMAIL', filterValue: 'eve@example.com' })
    expect(reply).toMatchObject({ status: 200, body: {} })
    expect(Object.keys(reply.body)).toEqual([])
  })

  test('finds verified owners only, when the contact is proven', async () => {
    const { proxy, proveContact } = await start()
    const { publicKeyHex: publicKey } = await generateKeyPair()
    const curveType = 'API_KEY_CURVE_P256'
    const apiKeys = [{ apiKeyName: 'A key', publicKey, curveType }]
    const squatter = await proxy('signup', { userEmail: 'ada@example.com', apiKeys })
    const lookup = { filterType: 'EMAIL', filterValue: 'Ada@Example.com' }
    const open = await proxy('account', lookup)
    expect(open.body.organizationId).toBe(squatter.body.organizationId)
    const proof = await proveContact('ada@example.com', await generateKeyPair())
    const { verificationToken } = proof
    const unverified = await proxy('account', { ...lookup, verificationToken })
    expect(unverified.body).toEqual({ addressNotVerified: true })
    const { body } = await proxy('signup', { userEmail: 'ada@example.com', ...proof })
    const owner = await proxy('account', { ...lookup, verificationToken })
    expect(owner.body.organizationId).toBe(body.organizationId)
  })

  test.each([
    ['another address', { filterType: 'EMAIL', filterValue: 'eve@example.com' }],
    ['another kind of contact', { filterType: 'PHONE_NUMBER', filterValue: 'ada@example.com' }],
  ])('refuses a token that is about %s', async (_what, lookup) => {
    const { proxy, proveContact } = await start()
    const { verificationToken } = await proveContact('ada@example.com', await generateKeyPair())
    const reply = await proxy('account', { ...lookup, verificationToken })
    expect(codeOf(reply)).toBe('VERIFICATION_TOKEN_INVALID')
  })
})

describe('social logins', () => {
  test.each<[string, object]>([
    [
      'oauth2_authenticate',
      {
        provider: 'x',
        authCode: 'x',
        redirectUri: 'x',
        codeVerifier: 'x',
        nonce: 'x',
        clientId: 'x',
      },
    ],
    ['oauth_login', { oidcToken: 'x', publicKey: `02${'ab'.repeat(32)}` }],
  ])('%s is refused while none is configured', async (operation, body) => {
    const { proxy } = await start()
    const reply = await proxy(operation, body)
    expect(reply).toMatchObject({ status: 403, body: { message: 'OAUTH disallowed' } })
    expect(codeOf(reply)).toBe('METHOD_DISABLED')
  })
})
