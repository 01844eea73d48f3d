import { expect, test } from 'vitest'
import { START_MS } from '../../../../test/support/activityApi.ts'
import { providerFetchOf } from '../../../../test/support/providerFetchOf.ts'
import {
  CLIENT_ID,
  createTestIssuer,
  newIssuerKey,
  publicJwk,
} from '../../../../test/support/testIssuer.ts'
import { createIssuers } from './createIssuers.ts'
import { verifyIdToken } from './verifyIdToken.ts'

const own = { issuer: 'https://latchkit.test', key: { kty: 'EC' } }

async function start() {
  const site = await createTestIssuer()
  const clock = { time: START_MS, nowMs: () => clock.time }
  const issuers = createIssuers({ providerFetch: providerFetchOf(site.fetch), clock, own })
  const verify = (token: string) =>
    verifyIdToken({ issuers }, [site.provider], token, clock.nowMs())
  const keyFetches = () => site.asked.filter((url) => url.endsWith('/keys')).length
  return { site, clock, verify, keyFetches }
}

test('tells who the bearer of a good token is', async () => {
  const { site, verify } = await start()
  expect(await verify(await site.token({ nonce: 'n', tknonce: 't' }))).toEqual({
    issuer: site.issuer,
    subject: 'ada',
    audience: CLIENT_ID,
    nonces: ['n', 't'],
    verifiedEmail: null,
  })
})

test.each([
  [{ email: 'ada@okafor.example', email_verified: true }, 'ada@okafor.example'],
  [{ email: 'ada@okafor.example', email_verified: 'true' }, null],
  [{ email: 'ada@okafor.example' }, null],
  [{ email: 7, email_verified: true }, null],
])('knows the address that the issuer verified, of %j', async (claims, verifiedEmail) => {
  const { site, verify } = await start()
  expect(await verify(await site.token(claims))).toMatchObject({ verifiedEmail })
})

test.each(['RS256', 'PS256', 'EdDSA', 'ES256'])('takes tokens signed with %s', async (alg) => {
  const { site, verify } = await start()
  const key = await newIssuerKey('other', alg)
  site.keys = [await publicJwk(key)]
  expect(await verify(await site.token({}, {}, key))).toMatchObject({ subject: 'ada' })
  expect(await verify(await site.token({}, { typ: 'JWT', kid: undefined }, key))).toMatchObject({
    subject: 'ada',
  })
})

test('takes one of several audiences, if it was issued to us', async () => {
  const { site, verify } = await start()
  const aud = ['other.example', 'client-2.example', CLIENT_ID]
  const issuedTo = async (azp: string) => verify(await site.token({ aud, azp }))
  expect(await issuedTo(CLIENT_ID)).toMatchObject({ audience: CLIENT_ID })
  expect(await issuedTo('client-2.example')).toMatchObject({ audience: 'client-2.example' })
})

test('T16 forgives clocks one minute, and not a second more', async () => {
  const { site, clock, verify } = await start()
  const token = await site.token({ nbf: START_MS / 1000 })
  clock.time = START_MS - 60_000
  expect(await verify(token)).toMatchObject({ subject: 'ada' })
  clock.time = START_MS - 60_001
  await expect(verify(token)).rejects.toMatchObject({ code: 'OIDC_TOKEN_INVALID' })
  clock.time = START_MS + 659_999
  expect(await verify(token)).toMatchObject({ subject: 'ada' })
  clock.time = START_MS + 660_000
  await expect(verify(token)).rejects.toMatchObject({ code: 'OIDC_TOKEN_INVALID' })
})

test('asks an issuer once for all who come, and again after an hour', async () => {
  const { site, clock, verify } = await start()
  const token = await site.token({ exp: START_MS / 1000 + 86_400 })
  await Promise.all(Array.from({ length: 50 }, () => verify(token)))
  expect(site.asked).toHaveLength(2)
  clock.time += 3_599_999
  await verify(token)
  expect(site.asked).toHaveLength(2)
  clock.time += 1
  await verify(token)
  expect(site.asked).toHaveLength(4)
})

test('T16 takes a new key of the issuer at once, and no longer the old one', async () => {
  const { site, verify, keyFetches } = await start()
  const old = await site.token()
  await verify(old)
  const key = await newIssuerKey('key-2')
  site.keys = [await publicJwk(key)]
  const renewed = await site.token({}, {}, key)
  await Promise.all(Array.from({ length: 50 }, () => verify(renewed)))
  expect(keyFetches()).toBe(2)
  await expect(verify(old)).rejects.toMatchObject({ code: 'OIDC_TOKEN_INVALID' })
})

test('T16 fetches the keys for an unknown name once in five minutes, whoever asks', async () => {
  const { site, clock, verify, keyFetches } = await start()
  await verify(await site.token())
  const stranger = await newIssuerKey('stranger')
  const refused = async () =>
    expect(verify(await site.token({}, {}, stranger))).rejects.toMatchObject({
      code: 'OIDC_TOKEN_INVALID',
    })
  await Promise.all(Array.from({ length: 50 }, refused))
  expect(keyFetches()).toBe(2)
  clock.time += 299_999
  await refused()
  expect(keyFetches()).toBe(2)
  clock.time += 1
  await refused()
  await refused()
  expect(keyFetches()).toBe(3)
})

test('T16 never asks an issuer that is not configured', async () => {
  const { site, verify } = await start()
  for (const iss of ['https://evil.example', `${site.issuer}/`, 'https://ID.example', 7])
    await expect(verify(await site.token({ iss }))).rejects.toMatchObject({
      code: 'OIDC_TOKEN_INVALID',
    })
  expect(site.asked).toEqual([])
})
