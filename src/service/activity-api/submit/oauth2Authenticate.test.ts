import { expect, test } from 'vitest'
import { activityOf, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import { GOOD_URL, hostileUrls } from '../../../../test/support/hostileUrls.ts'
import { nonceOf } from '../../../../test/support/nonceOf.ts'
import { signupParameters } from '../../../../test/support/otpSteps.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import { createTestIssuer, trustIssuers } from '../../../../test/support/testIssuer.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { keepClientSecrets } from '../../seed/keepClientSecrets.ts'
import type { Oauth2Provider } from '../../store/rows.ts'

const TOKEN = 'https://api.x.example/token'
const ME = 'https://api.x.example/me'
const REDIRECT = GOOD_URL
const key = await generateKeyPair()
const nonce = nonceOf(key.publicKeyHex)

const x: Oauth2Provider = {
  name: 'x',
  clientId: 'x-client',
  authorizationEndpoint: 'https://x.example/authorize',
  scopes: ['users.read'],
  tokenEndpoint: TOKEN,
  clientAuthentication: 'basic',
  userInfo: { endpoint: ME, subjectMember: 'data.id' },
}
const good = {
  provider: 'OAUTH2_PROVIDER_X',
  clientId: 'x-client',
  authCode: 'the-code',
  redirectUri: REDIRECT,
  codeVerifier: 'v'.repeat(43),
  nonce,
}

/** An API whose organization trades codes with X, and X itself. */
async function start(provider: Partial<Oauth2Provider> = {}) {
  const site = await createTestIssuer()
  const kit = await createTestApi({ outboundFetch: site.fetch })
  const oauth2Providers = [{ ...x, ...provider }]
  const more = { oauth2Providers, oauthRedirectUrls: [REDIRECT, 'https://app.example/other'] }
  await trustIssuers(kit.parts, kit.organizationId, [site.provider], more)
  await keepClientSecrets(kit.parts, kit.organizationId, {
    oauth2Providers: oauth2Providers.map((one) => ({ ...one, clientSecret: 'top-secret' })),
  })
  const seen: { authorization: string | null; form: Record<string, string> }[] = []
  const tokens = { access_token: 'access', token_type: 'bearer' }
  site.documents.set(TOKEN, async (request) => {
    const form = Object.fromEntries(new URLSearchParams(await request.text()))
    seen.push({ authorization: request.headers.get('authorization'), form })
    return Response.json(tokens)
  })
  site.documents.set(ME, (request) =>
    request.headers.get('authorization') === 'Bearer access'
      ? Response.json({ data: { id: '4711', name: 'Ada' } })
      : Response.json({}, { status: 401 }),
  )
  const authenticate = (change: Record<string, unknown> = {}) =>
    kit.submit('oauth2Authenticate', { ...good, ...change })
  return { kit, site, seen, authenticate }
}

test('trades a code for an ID token of the service, which signs up and logs in', async () => {
  const { kit, seen, authenticate } = await start()
  const oidcToken = resultText(await authenticate(), 'oidcToken')
  expect(seen).toEqual([
    {
      authorization: `Basic ${btoa('x%2Dclient:top%2Dsecret')}`,
      form: {
        grant_type: 'authorization_code',
        code: 'the-code',
        redirect_uri: REDIRECT,
        code_verifier: good.codeVerifier,
      },
    },
  ])
  const oauthProviders = [{ providerName: 'X', oidcToken }]
  const signedUp = await kit.submit('createSubOrganization', signupParameters({ oauthProviders }))
  const organizationId = resultText(signedUp, 'subOrganizationId')
  expect(await kit.parts.store.first('oauthProviders', { organizationId })).toMatchObject({
    issuer: kit.parts.issuer,
    subject: 'x:4711',
    audience: 'x-client',
  })
  const login = await kit.submit('oauthLogin', { oidcToken, publicKey: key.publicKeyHex })
  expect(login.code).toBe('OK')
  const stranger = (await generateKeyPair()).publicKeyHex
  const stolen = await kit.submit('oauthLogin', { oidcToken, publicKey: stranger })
  expect(stolen.code).toBe('OIDC_TOKEN_INVALID')
  kit.clock.time += 660_001
  const late = await kit.submit('oauthLogin', { oidcToken, publicKey: key.publicKeyHex })
  expect(late.code).toBe('OIDC_TOKEN_INVALID')
})

test('sends the secret in the body to providers that want it there', async () => {
  const { seen, authenticate } = await start({ clientAuthentication: 'post' })
  expect((await authenticate()).code).toBe('OK')
  expect(seen[0]).toMatchObject({
    authorization: null,
    form: { client_id: 'x-client', client_secret: 'top-secret' },
  })
})

test('hands on the ID token of a provider that has one, if it carries the nonce', async () => {
  const { site, authenticate } = await start({ clientId: 'client-2.example', userInfo: null })
  const answerWith = async (claims: Record<string, unknown>) => {
    const id_token = await site.token({ aud: 'client-2.example', nonce, ...claims })
    const answer = { access_token: 'a', token_type: 'bearer', id_token }
    site.documents.set(TOKEN, () => Response.json(answer))
    return { id_token, reply: await authenticate({ clientId: 'client-2.example' }) }
  }
  const { id_token, reply } = await answerWith({})
  expect(resultText(reply, 'oidcToken')).toBe(id_token)
  for (const claims of [{ nonce: 'x' }, { nonce: undefined }, { iss: 'https://evil.example' }])
    expect((await answerWith(claims)).reply.code).toBe('OIDC_TOKEN_INVALID')
  site.documents.set(TOKEN, () => Response.json({ access_token: 'a', token_type: 'bearer' }))
  const without = await authenticate({ clientId: 'client-2.example' })
  expect(without.code).toBe('OIDC_TOKEN_INVALID')
})

test.each([
  ['a provider that is not configured', { provider: 'OAUTH2_PROVIDER_DISCORD' }, 'METHOD_DISABLED'],
  ['a provider in small letters', { provider: 'x' }, 'METHOD_DISABLED'],
  ['a client that is not ours', { clientId: 'other' }, 'REQUEST_INVALID'],
  ['a verifier that is too short', { codeVerifier: 'v'.repeat(42) }, 'REQUEST_INVALID'],
  ['a verifier that is too long', { codeVerifier: 'v'.repeat(129) }, 'REQUEST_INVALID'],
  ['a verifier with other characters', { codeVerifier: `${'v'.repeat(43)}=` }, 'REQUEST_INVALID'],
  ['a nonce in capitals', { nonce: nonce.toUpperCase() }, 'REQUEST_INVALID'],
  ['a nonce that is none', { nonce: '' }, 'REQUEST_INVALID'],
  ['no code', { authCode: '' }, 'REQUEST_INVALID'],
])('refuses %s before the code is spent', async (_, change, code) => {
  const { seen, authenticate } = await start()
  expect((await authenticate(change)).code).toBe(code)
  expect(seen).toEqual([])
})

test('tells a code that is not accepted from a provider that fails', async () => {
  const { site, authenticate } = await start()
  const answers: [string, () => Response | Promise<Response>, string][] = [
    [
      'refused',
      () => Response.json({ error: 'invalid_grant' }, { status: 400 }),
      'OAUTH_CODE_INVALID',
    ],
    ['our fault', () => Response.json({ error: 'invalid_client' }, { status: 401 }), 'UNAVAILABLE'],
    ['broken', () => new Response('<html>', { status: 500 }), 'UNAVAILABLE'],
    ['elsewhere', () => Response.redirect('https://evil.example'), 'UNAVAILABLE'],
    ['without a token', () => Response.json({ token_type: 'bearer' }), 'UNAVAILABLE'],
    ['endless', () => new Response(new Uint8Array(300_000)), 'UNAVAILABLE'],
    ['down', () => Promise.reject(new Error('refused')), 'UNAVAILABLE'],
  ]
  for (const [name, answer, code] of answers) {
    site.documents.set(TOKEN, answer)
    expect([name, (await authenticate()).code]).toEqual([name, code])
  }
})

test('issues nothing for a provider that does not say who it is', async () => {
  const { site, authenticate } = await start()
  for (const body of [{}, { data: {} }, { data: { id: 7 } }, { data: { id: '' } }, [], 'x'])
    for (const status of [200, 403]) {
      site.documents.set(ME, () => Response.json(body, { status }))
      expect((await authenticate()).code).toBe('UNAVAILABLE')
    }
})

test('keeps the secret sealed, and out of every answer and record', async () => {
  const { kit, authenticate } = await start()
  const reply = await authenticate()
  const record = await kit.query('getActivity', { activityId: activityOf(reply).id })
  const rows = [
    await kit.parts.store.find('secrets', {}),
    await kit.parts.store.find('proxyConfigs', {}),
    await kit.parts.store.find('activities', {}),
  ]
  const everything = JSON.stringify([reply.body, record.body, rows])
  expect(everything).toContain('x-client')
  expect(everything).not.toContain('top-secret')
  const seenByOthers = JSON.stringify([record.body, rows])
  for (const secret of ['the-code', good.codeVerifier]) expect(seenByOthers).not.toContain(secret)
  // no ID token either; the dot keeps sealed bytes from looking like one by chance
  expect(seenByOthers).not.toMatch(/eyJ[\w-]*\.eyJ/)
})

test('T17 sends a code back to no address but ours', async () => {
  const { seen, authenticate } = await start()
  const codes: string[] = []
  for (const redirectUri of hostileUrls) codes.push((await authenticate({ redirectUri })).code)
  const refused = codes.filter((code) => code === 'REQUEST_INVALID').length
  printCount('T17 hostile addresses refused', refused, hostileUrls.length)
  expect([refused, new Set(hostileUrls).size, seen]).toEqual([61, 61, []])
  expect((await authenticate({ redirectUri: GOOD_URL })).code).toBe('OK')
})
