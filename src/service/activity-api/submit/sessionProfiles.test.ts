import { expect, test } from 'vitest'
import {
  type CallOptions,
  createTestApi,
  resultText,
} from '../../../../test/support/activityApi.ts'
import { addFamily } from '../../../../test/support/members.ts'
import { nonceOf } from '../../../../test/support/nonceOf.ts'
import { loginParameters, prove, signupParameters } from '../../../../test/support/otpSteps.ts'
import { createTestIssuer, trustIssuers } from '../../../../test/support/testIssuer.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { verifyToken } from '../../../crypto/token/verifyToken.ts'

const signing = {
  sessionProfileName: 'Signing only',
  scope: "activity.action == 'SIGN'",
  expirationSeconds: '120',
  notes: 'for the tills',
}

async function stage() {
  const kit = await createTestApi()
  const family = await addFamily(kit)
  const make = (more: object = {}, call: CallOptions = { key: kit.root.key }) =>
    kit.submit('createSessionProfile', { ...signing, ...more }, call)
  const sessionProfileId = resultText(await make(), 'sessionProfileId')
  /** A session of the sub-organization's root user: its key and what its token says. */
  const logIn = async (more: object, call: CallOptions = family.call) => {
    const key = await generateKeyPair()
    const reply = await kit.submit('stampLogin', { publicKey: key.publicKeyHex, ...more }, call)
    return { key, reply, call: { key, organizationId: family.organizationId } }
  }
  const claimsOf = async (reply: Awaited<ReturnType<typeof logIn>>['reply']) =>
    verifyToken(
      resultText(reply, 'session'),
      kit.parts.keys.session.publicKeyUncompressedHex,
      'twice',
    )
  return { kit, ...family, make, sessionProfileId, logIn, claimsOf }
}

test('keeps profiles, and answers one and all', async () => {
  const { kit, make, sessionProfileId } = await stage()
  const plain = await make({ expirationSeconds: undefined, notes: undefined })
  const profile = {
    sessionProfileId,
    ...signing,
    createdAt: expect.anything(),
    updatedAt: expect.anything(),
  }
  const one = await kit.query('getSessionProfile', { sessionProfileId })
  expect(one.body).toEqual({ sessionProfile: profile })
  const { expirationSeconds: _, notes: __, ...without } = profile
  const other = { ...without, sessionProfileId: resultText(plain, 'sessionProfileId') }
  const all = await kit.query('getSessionProfiles')
  expect(all.body).toEqual({ sessionProfiles: [profile, other] })
  const unknown = await kit.query('getSessionProfile', { sessionProfileId: 'x' })
  expect([unknown.status, unknown.code]).toEqual([404, 'SESSION_PROFILE_NOT_FOUND'])
})

test.each<[string, object]>([
  ['no name', { sessionProfileName: '' }],
  ['no scope', { scope: ' ' }],
  ['an endless scope', { scope: `${' '.repeat(4093)}true` }],
  ['a scope that does not parse', { scope: "activity.action == 'SIGN" }],
  ['a scope that is neither true nor false', { scope: 'activity.action' }],
  ['a scope of unknown words', { scope: 'read' }],
  ['a scope about who approves', { scope: 'approvers.count() > 1' }],
  ['a scope about the time', { scope: "time.now > Timestamp('2026-01-01T00:00:00Z')" }],
  ['a scope nested too deep', { scope: `${'('.repeat(51)}true${')'.repeat(51)}` }],
  ['no time at all', { expirationSeconds: '0' }],
  ['more than thirty days', { expirationSeconds: '2592001' }],
  ['endless notes', { notes: 'a'.repeat(1025) }],
])('refuses %s', async (_, change) => {
  const { kit, make } = await stage()
  expect((await make(change)).code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.count('sessionProfiles', {})).toBe(1)
})

test('says where a scope goes wrong, and keeps one that is as long and as deep as can be', async () => {
  const { make } = await stage()
  const wrong = await make({ scope: "activity.action = 'SIGN'" })
  expect(wrong.detail?.description).toMatch(/parameters\.scope: at character 17: /)
  expect((await make({ scope: `${' '.repeat(4092)}true` })).code).toBe('OK')
  expect((await make({ scope: `${'('.repeat(24)}true${')'.repeat(24)}` })).code).toBe('OK')
})

test('names profile, scope and the shorter life in the token, and with the key', async () => {
  const { kit, logIn, claimsOf, sessionProfileId, call } = await stage()
  const seconds = Math.floor(kit.clock.time / 1000)
  const { reply, key } = await logIn({ sessionProfileId, expirationSeconds: '900' })
  expect(await claimsOf(reply)).toMatchObject({
    session_type: signing.sessionProfileName,
    session_profile_id: sessionProfileId,
    scope: signing.scope,
    exp: seconds + 120,
  })
  const { body } = await kit.query('getApiKeys', {}, call)
  const keys: { credential: object }[] = Object(body).apiKeys
  expect(keys.map(({ credential }) => credential)).toContainEqual({
    publicKey: key.publicKeyHex,
    type: 'CREDENTIAL_TYPE_LOGIN',
    sessionProfileId,
  })
  const shorter = await logIn({ sessionProfileId, expirationSeconds: '60' })
  expect(await claimsOf(shorter.reply)).toMatchObject({ exp: seconds + 60 })
  const plain = await logIn({})
  expect(await claimsOf(plain.reply)).toMatchObject({ session_type: 'SESSION_TYPE_READ_WRITE' })
  expect(await claimsOf(plain.reply)).not.toHaveProperty('scope')
})

test('lets such a session read, and change nothing that its scope does not allow', async () => {
  const { kit, root, logIn, sessionProfileId } = await stage()
  const { call } = await logIn({ sessionProfileId })
  expect((await kit.query('whoami', {}, call)).code).toBe('OK')
  const rename = { userId: root.userId, userName: 'Nora' }
  expect((await kit.submit('updateUserName', rename, call)).code).toBe('REQUEST_NOT_AUTHORIZED')
  const plain = await logIn({})
  expect((await kit.submit('updateUserName', rename, plain.call)).code).toBe('OK')
})

test('gives such a session no way to another', async () => {
  const { kit, logIn, sessionProfileId, make } = await stage()
  const { call, key } = await logIn({ sessionProfileId })
  const other = resultText(await make(), 'sessionProfileId')
  for (const more of [{}, { sessionProfileId: other }])
    expect((await logIn(more, call)).reply.code).toBe('REQUEST_NOT_AUTHORIZED')
  const apiKeys = [
    { apiKeyName: 'k', publicKey: `02${'11'.repeat(32)}`, curveType: 'API_KEY_CURVE_P256' },
  ]
  const { userId } = Object((await kit.query('whoami', {}, call)).body)
  const added = await kit.submit('createApiKeys', { userId, apiKeys }, call)
  expect(added.code).toBe('REQUEST_NOT_AUTHORIZED')
  // nor does its key become another by a login that somebody else stamps
  const publicKey = key.publicKeyHex
  for (const more of [{}, { sessionProfileId: other }]) {
    const again = await kit.submit(
      'stampLogin',
      { publicKey, ...more },
      { ...call, key: kit.root.key },
    )
    expect(again.code).toBe('REQUEST_NOT_AUTHORIZED')
  }
})

test('keeps the profile of a key through another login with that key', async () => {
  const { kit, call, sessionProfileId, make } = await stage()
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const logIn = (more: object) => kit.submit('stampLogin', { publicKey, ...more }, call)
  const other = resultText(await make(), 'sessionProfileId')
  expect((await logIn({ sessionProfileId })).code).toBe('OK')
  expect((await logIn({})).code).toBe('CREDENTIAL_CONFLICT')
  expect((await logIn({ sessionProfileId: other })).code).toBe('CREDENTIAL_CONFLICT')
  expect((await logIn({ sessionProfileId })).code).toBe('OK')
})

test('takes a profile with a code and with a social login', async () => {
  const site = await createTestIssuer()
  const kit = await createTestApi({ outboundFetch: site.fetch })
  await trustIssuers(kit.parts, kit.organizationId, [site.provider])
  const made = await kit.submit('createSessionProfile', signing, { key: kit.root.key })
  const sessionProfileId = resultText(made, 'sessionProfileId')
  const [byCode, byProvider] = [await generateKeyPair(), await generateKeyPair()]
  const userEmail = 'mara@okafor.example'
  const oidcToken = await site.token({ nonce: nonceOf(byProvider.publicKeyHex) })
  const oauthProviders = [{ providerName: 'google', oidcToken }]
  for (const user of [{ userEmail }, { oauthProviders }])
    await kit.submit('createSubOrganization', signupParameters(user))
  const login = await loginParameters(byCode, await prove(kit, userEmail, byCode))
  const { publicKeyHex: publicKey } = byProvider
  for (const reply of [
    await kit.submit('otpLogin', { ...login, sessionProfileId }),
    await kit.submit('oauthLogin', { oidcToken, publicKey, sessionProfileId }),
  ])
    expect(reply.code).toBe('OK')
  for (const key of [byCode, byProvider])
    expect(
      await kit.parts.store.first('credentials', { publicKey: key.publicKeyHex }),
    ).toMatchObject({ sessionProfileId })
})

test('knows the profiles of the own family only', async () => {
  const { kit, make, logIn, call, organizationId } = await stage()
  expect((await make({}, call)).code).toBe('REQUEST_NOT_AUTHORIZED')
  expect((await logIn({ sessionProfileId: kit.parts.newId() })).reply.code).toBe(
    'SESSION_PROFILE_NOT_FOUND',
  )
  const [row] = await kit.parts.store.find('sessionProfiles', {})
  if (!row) throw new Error('there is no profile')
  const foreign = { ...row, id: kit.parts.newId(), organizationId: 'another' }
  await kit.parts.store.transaction((tx) => tx.insert('sessionProfiles', foreign))
  const { reply } = await logIn({ sessionProfileId: foreign.id })
  expect([reply.status, reply.code]).toEqual([404, 'SESSION_PROFILE_NOT_FOUND'])
  const sub = { sessionProfileId: row.id }
  expect((await kit.query('getSessionProfile', sub, call)).code).toBe('SESSION_PROFILE_NOT_FOUND')
  expect(organizationId).not.toBe(row.organizationId)
})
