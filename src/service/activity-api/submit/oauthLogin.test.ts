import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { activityOf, resultText } from '../../../../test/support/activityApi.ts'
import { nonceOf } from '../../../../test/support/nonceOf.ts'
import { printCount } from '../../../../test/support/printCount.ts'
import { createSocialKit } from '../../../../test/support/socialKit.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { readToken } from '../../../crypto/token/readToken.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'

const key = await generateKeyPair()
const publicKey = key.publicKeyHex

async function start() {
  const kit = await createSocialKit()
  const organizationId = resultText(await kit.signUpAs({ sub: 'ada' }), 'subOrganizationId')
  const login = async (claims: Record<string, unknown>, more = {}) =>
    kit.submit('oauthLogin', {
      oidcToken: await kit.site.token({ nonce: nonceOf(publicKey), ...claims }),
      publicKey,
      ...more,
    })
  return { kit, organizationId, login }
}

test('starts a session of the account of the person, for the key of the token', async () => {
  const { kit, organizationId, login } = await start()
  const session = resultText(await login({}, { expirationSeconds: '60' }), 'session')
  const { publicKeyUncompressedHex } = kit.parts.keys.session
  expect(await verifyToken(session, publicKeyUncompressedHex, 'twice')).toMatchObject({
    public_key: publicKey,
    organization_id: organizationId,
    exp: kit.clock.time / 1000 + 60,
  })
  expect(await kit.parts.store.first('credentials', { publicKey })).toMatchObject({
    name: 'session (Google)',
  })
  const whoami = await kit.query('whoami', {}, { key, organizationId })
  expect(whoami.body).toMatchObject({ organizationId })
})

test('takes the claim tknonce in the place of nonce', async () => {
  const { login } = await start()
  expect((await login({ nonce: undefined, tknonce: nonceOf(publicKey) })).code).toBe('OK')
  expect((await login({ nonce: 'something else', tknonce: nonceOf(publicKey) })).code).toBe('OK')
})

test('ends other sessions when asked to', async () => {
  const { kit, organizationId, login } = await start()
  await login({})
  const other = await generateKeyPair()
  const nonce = nonceOf(other.publicKeyHex)
  await login({ nonce }, { publicKey: other.publicKeyHex, invalidateExisting: true })
  expect((await kit.query('whoami', {}, { key, organizationId })).code).not.toBe('OK')
  expect((await kit.query('whoami', {}, { key: other, organizationId })).code).toBe('OK')
})

test('finds nobody for a person without an account, or in another one', async () => {
  const { kit, organizationId, login } = await start()
  expect((await login({ sub: 'nora' })).code).toBe('ORGANIZATION_NOT_FOUND')
  const nora = resultText(await kit.signUpAs({ sub: 'nora' }), 'subOrganizationId')
  const inHers = await login({}, { subOrganizationId: nora })
  expect(inHers.code).toBe('ORGANIZATION_NOT_FOUND')
  const inMine = await login({}, { subOrganizationId: organizationId })
  expect(readToken(resultText(inMine, 'session'))).toMatchObject({
    organization_id: organizationId,
  })
})

test('shows token and session to nobody but the submitter', async () => {
  const { kit, login } = await start()
  const reply = await login({})
  const record = await kit.query('getActivity', { activityId: activityOf(reply).id })
  expect(record.code).toBe('OK')
  expect(JSON.stringify(record.body)).toContain(publicKey)
  expect(JSON.stringify(record.body)).not.toMatch(/eyJ/)
})

test('T14 the nonce of the example of the wire is ours', () => {
  const example = '0394e549c71fa99dd5cf752fba623090be314949b74e4cdf7ca72031dd638e281a'
  expect(nonceOf(example)).toMatch(/^1663bba4.*22ef82$/)
})

test('T14 no token logs in a key that it was not asked for with', async () => {
  const { kit, login } = await start()
  const stranger = (await generateKeyPair()).publicKeyHex
  const right = nonceOf(publicKey)
  const hashed = createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest()
  const nonces: readonly unknown[] = [
    nonceOf(stranger),
    right.toUpperCase(),
    hashed.toString('hex'),
    hashed.toString('base64url'),
    Buffer.from(right, 'hex').toString('base64url'),
    nonceOf(publicKey.toUpperCase()),
    nonceOf(right),
    undefined,
    null,
    '',
    [right],
    { nonce: right },
    ` ${right}`,
    `${right}\n`,
    right.slice(0, -1),
    publicKey,
    true,
    0,
  ]
  let accepted = 0
  for (const nonce of nonces) if ((await login({ nonce })).code === 'OK') accepted++
  for (const tknonce of nonces)
    if ((await login({ nonce: undefined, tknonce })).code === 'OK') accepted++
  printCount('T14 tokens of another key accepted', accepted, nonces.length * 2)
  expect(accepted).toBe(0)
  const claims = JSON.stringify(kit.site.claims({ nonce: right }))
  const twice = claims.replace('"nonce"', `"nonce":"${nonceOf(stranger)}","nonce"`)
  expect(twice.match(/"nonce"/g)).toHaveLength(2)
  const oidcToken = await kit.site.sign(twice)
  expect((await kit.submit('oauthLogin', { oidcToken, publicKey })).code).toBe('OIDC_TOKEN_INVALID')
  expect((await login({})).code).toBe('OK')
})

test('refuses keys that are none, and lifetimes that are too long', async () => {
  const { login } = await start()
  for (const more of [{ publicKey: `04${publicKey.slice(2)}` }, { expirationSeconds: '2592001' }])
    expect((await login({}, more)).code).toBe('REQUEST_INVALID')
})
