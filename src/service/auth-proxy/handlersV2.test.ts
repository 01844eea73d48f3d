import { afterEach, beforeEach, expect, test } from 'vitest'
import { loginBodyV2, proveSealed, signupBodyV2 } from '../../../test/support/generations.ts'
import { codeOf, createProxyClient, type ProxyClient } from '../../../test/support/proxyClient.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { createService, type Service } from '../createService.ts'
import type { ServiceOptions } from '../options.ts'

const contact = 'ada@example.com'
const ask = { otpType: 'OTP_TYPE_EMAIL', contact }
let services: Service[]

beforeEach(() => {
  services = []
})

afterEach(() => Promise.all(services.map((service) => service.close())))

async function start(
  options: ServiceOptions = {},
  clientAddress?: string,
): Promise<{ client: ProxyClient; signerHex: string }> {
  const service = await createService({ development: true, ...options })
  services.push(service)
  const client = createProxyClient({
    fetch: (request) => service.fetch(request, { clientAddress }),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  return { client, signerHex: service.facts.signingKeys.verification }
}

test('hands the key to encrypt to over to those who ask for it, and to no others', async () => {
  const { client } = await start()
  const { body } = await client.proxy('otp_init_v2', ask)
  expect(Object.keys(body).sort()).toEqual(['otpEncryptionTargetBundle', 'otpId'])
  const bundle = JSON.parse(String(body.otpEncryptionTargetBundle))
  expect(bundle).toMatchObject({
    enclaveQuorumPublic: expect.stringMatching(/^04[0-9a-f]{128}$/),
    dataSignature: expect.stringMatching(/^30[0-9a-f]+$/),
    data: expect.stringMatching(/^[0-9a-f]+$/),
  })
  expect(Object.keys((await client.proxy('otp_init', ask)).body)).toEqual(['otpId'])
})

test('needs the signature as an object, and takes it over the token too', async () => {
  const { client, signerHex } = await start()
  const key = await generateKeyPair()
  const token = await proveSealed(client, contact, key, signerHex)
  await client.proxy('signup_v2', await signupBodyV2(key, token, contact))
  const { clientSignature, ...rest } = await loginBodyV2(key, token)
  const login = async (body: object) => codeOf(await client.proxy('otp_login_v2', body))
  expect(await login(rest)).toBe('REQUEST_INVALID')
  expect(await login({ ...rest, client_signature: clientSignature.signature })).toBe(
    'REQUEST_INVALID',
  )
  expect(await login({ ...rest, clientSignature })).toBeUndefined()
})

test('marks no address as proven by a sign-up that does not sign', async () => {
  const { client, signerHex } = await start()
  const key = await generateKeyPair()
  const token = await proveSealed(client, contact, key, signerHex)
  const { clientSignature: _, ...unsigned } = await signupBodyV2(key, token, contact)
  expect(codeOf(await client.proxy('signup_v2', unsigned))).toBe('CLIENT_SIGNATURE_INVALID')
})

test('passes the claims of a social login on beside its token', async () => {
  const bodies: unknown[] = []
  const { client } = await start({
    activityApiFetch: async (request) => {
      bodies.push(await request.json())
      return Response.json({ code: 5, message: 'seen', details: [] }, { status: 404 })
    },
  })
  const oauthProviders = [
    { providerName: 'Google', oidcToken: 'a.b.c' },
    { providerName: 'Google', oidcClaims: { iss: 'https://id.example', sub: 'ada', aud: 'two' } },
  ]
  await client.proxy('signup_v2', { oauthProviders })
  expect(bodies).toMatchObject([{ parameters: { rootUsers: [{ oauthProviders }] } }])
})

test.each(['', '{}'])('answers the parameters of the client to the body %j', async (body) => {
  const { client } = await start()
  const reply = await client.proxy('wallet_kit_client_params', body)
  expect([reply.status, reply.body]).toEqual([200, {}])
})

test('counts both generations of an operation together', async () => {
  const limits = { otpInitsPerAddress: [{ max: 2, windowMs: 60_000 }] }
  const { client } = await start({ limits }, '203.0.113.7')
  const codes: unknown[] = []
  for (const name of ['otp_init_v2', 'otp_init', 'otp_init_v2', 'otp_init'])
    codes.push(codeOf(await client.proxy(name, { ...ask, contact: `${codes.length}@example.com` })))
  const over = 'RATE_LIMIT_EXCEEDED'
  expect(codes).toEqual([undefined, undefined, over, over])
})
