import { expect, test } from 'vitest'
import { START_MS } from '../../../../test/support/activityApi.ts'
import {
  type Attack,
  createScene,
  idTokenAttacks,
  type Scene,
} from '../../../../test/support/idTokenAttacks.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import { providerFetchOf } from '../../../../test/support/providerFetchOf.ts'
import { CLIENT_ID } from '../../../../test/support/testIssuer.ts'
import { createIssuers } from './createIssuers.ts'
import { verifyIdToken } from './verifyIdToken.ts'

const own = { issuer: 'https://latchkit.test', key: { kty: 'EC' } }

/** What becomes of a token: nothing, or the code and text of its refusal. */
async function verdictOf({ site, other }: Scene, token: string): Promise<string> {
  const providerFetch = providerFetchOf((request) =>
    request.url.startsWith(other.issuer) ? other.fetch(request) : site.fetch(request),
  )
  const clock = { nowMs: () => START_MS }
  const issuers = createIssuers({ providerFetch, clock, own })
  try {
    await verifyIdToken({ issuers }, [site.provider, other.provider], token, START_MS)
    return 'accepted'
  } catch (error) {
    return `${Object(error).code}: ${Object(error).facts?.details}`
  }
}

async function tryOut(attack: Attack): Promise<string> {
  const scene = await createScene()
  const good = await scene.site.token()
  expect(await verdictOf(scene, good)).toBe('accepted')
  return verdictOf(scene, await attack(scene))
}

test('T16 refuses 59 ways to forge an ID token, each for what is wrong with it', async () => {
  const verdicts: Record<string, string> = {}
  for (const [name, attack] of Object.entries(idTokenAttacks)) verdicts[name] = await tryOut(attack)
  const refused = Object.values(verdicts).filter((text) => text.startsWith('OIDC_TOKEN_INVALID: '))
  printCount('T16 forged ID tokens refused', refused.length, Object.keys(verdicts).length)
  expect(Object.keys(verdicts)).toHaveLength(59)
  expect(refused).toHaveLength(59)
  const because = (name: string) => verdicts[name]?.split(': ').at(1)
  expect(because('iss is missing')).toMatch(/^iss/)
  expect(because('mix-up: the client is of the other issuer')).toMatch(/^aud/)
  expect(because('azp is another client')).toMatch(/^azp/)
  expect(because('sub is too long')).toMatch(/^sub/)
  expect(because('exp is over')).toMatch(/^exp/)
  expect(because('HS256 with the public key as secret')).toMatch(/^alg/)
  expect(because('kid is nobody')).toMatch(/kid/)
  expect(because('the claims are others')).toMatch(/signature/)
  expect(because('a claim is named twice')).toMatch(/malformed/)
}, 60_000)

test('T16 never tells in a refusal what a token said', async () => {
  const secret = 'do-not-repeat-this'
  for (const claims of [
    { iss: secret },
    { aud: secret },
    { azp: secret },
    { sub: `${secret}\n` },
  ]) {
    const text = await tryOut(({ site }) => site.token(claims))
    expect(text).toMatch(/^OIDC_TOKEN_INVALID/)
    expect(text).not.toContain(secret)
  }
})

test('T09 refuses every other spelling of a good ID token', async () => {
  const scene = await createScene()
  const token = await scene.site.token({ aud: CLIENT_ID })
  const [header = '', payload = '', signature = ''] = token.split('.')
  const spellings = [
    `${token}=`,
    `${token}==`,
    ` ${token}`,
    `${token}\n`,
    `${token}.`,
    `.${token}`,
    `${token}.x`,
    `${header}.${payload}`,
    `${header}.${payload}.`,
    `${header}..${signature}`,
    `${header}.${payload}=.${signature}`,
    `${header}.${payload.slice(0, 8)}\n${payload.slice(8)}.${signature}`,
    `${header}=.${payload}.${signature}`,
    token.replaceAll('.', '%2E'),
    'x'.repeat(16_385),
    '',
    '..',
  ]
  for (const spelling of spellings)
    expect(await verdictOf(scene, spelling)).toBe('OIDC_TOKEN_INVALID: it is malformed')
  expect(await verdictOf(scene, token)).toBe('accepted')
})
