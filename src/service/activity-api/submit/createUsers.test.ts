import { expect, test } from 'vitest'
import {
  activityOf,
  addUser,
  createTestApi,
  resultText,
} from '../../../../test/support/activityApi.ts'
import { addFamily, idsOf, membersOf, newUser } from '../../../../test/support/members.ts'
import { allowPasskeys } from '../../../../test/support/passkeySteps.ts'
import { createSoftAuthenticator } from '../../../../test/support/softAuthenticator.ts'
import { createTestIssuer } from '../../../../test/support/testIssuer.ts'
import { createWalletKey } from '../../../../test/support/walletKeys.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'

const key = await generateKeyPair()
const apiKey = {
  apiKeyName: 'Server',
  publicKey: key.publicKeyHex,
  curveType: 'API_KEY_CURVE_P256',
}

test('makes users with their addresses, keys and tags, who are no root users', async () => {
  const kit = await createTestApi()
  const call = { key: kit.root.key }
  const tagged = await kit.submit('createUserTag', { userTagName: 'Finance', userIds: [] }, call)
  const userTagId = resultText(tagged, 'userTagId')
  const users = [
    newUser('Nora', {
      userEmail: 'NORA@okafor.example',
      userPhoneNumber: '+447700900123',
      apiKeys: [apiKey],
      userTags: [userTagId, userTagId],
    }),
    newUser('Mara'),
  ]
  const reply = await kit.submit('createUsers', { users }, call)
  const [nora = '', mara] = idsOf(reply, 'userIds')
  expect(activityOf(reply)).toMatchObject({
    type: 'ACTIVITY_TYPE_CREATE_USERS_V4',
    status: 'ACTIVITY_STATUS_COMPLETED',
    intent: { createUsersIntentV4: { users } },
    result: { createUsersResult: { userIds: [nora, mara] } },
  })
  expect((await kit.query('getUser', { userId: nora })).body).toMatchObject({
    user: {
      userId: nora,
      userName: 'Nora',
      userEmail: 'nora@okafor.example',
      userPhoneNumber: '+447700900123',
      userTags: [userTagId],
      apiKeys: [{ apiKeyName: 'Server', credential: { publicKey: key.publicKeyHex } }],
    },
  })
  expect(await kit.parts.store.first('users', { id: nora })).toMatchObject({
    role: 'user',
    emailVerified: false,
    phoneNumberVerified: false,
  })
  const asNora = await kit.query('whoami', {}, { key })
  expect(asNora.body).toMatchObject({ userId: nora, username: 'Nora' })
  const making = await kit.submit('createUsers', { users: [newUser('Other')] }, { key })
  expect(making.code).toBe('REQUEST_NOT_AUTHORIZED')
})

test('checks passkeys and social logins as a sign-up does', async () => {
  const issuer = await createTestIssuer()
  const kit = await createTestApi({ outboundFetch: issuer.fetch })
  await allowPasskeys(kit, {
    enabledProviders: ['passkey', issuer.provider.name],
    identityProviders: [issuer.provider],
  })
  const { call, organizationId } = await addFamily(kit)
  const passkey = await createSoftAuthenticator()
  const oidcToken = await issuer.token({ sub: 'nora' })
  const login = { providerName: 'Google', oidcToken }
  const make = async (user: object) =>
    (await kit.submit('createUsers', { users: [newUser('Nora', user)] }, call)).code
  const registered = await passkey.register()
  const spoiled = { ...registered, challenge: 'another' }
  expect(await make({ authenticators: [spoiled] })).toBe('PASSKEY_INVALID')
  expect(await make({ oauthProviders: [{ ...login, oidcToken: `${oidcToken}x` }] })).toBe(
    'OIDC_TOKEN_INVALID',
  )
  const claims = { iss: issuer.provider.issuer, sub: 'x', aud: issuer.provider.clientIds[0] }
  const claimed = { providerName: 'Google', oidcClaims: claims }
  expect(await make({ oauthProviders: [claimed] })).toBe('REQUEST_INVALID')
  expect(await make({ authenticators: [registered], oauthProviders: [login] })).toBe('OK')
  expect(await kit.parts.store.count('authenticators', { organizationId })).toBe(1)
  expect(await kit.parts.store.count('oauthProviders', { organizationId })).toBe(1)
  expect(await make({ authenticators: [await passkey.register()] })).toBe('CREDENTIAL_CONFLICT')
  expect(await make({ oauthProviders: [login] })).toBe('CREDENTIAL_CONFLICT')
})

test('keeps the token of a social login from whoever reads the record later', async () => {
  const issuer = await createTestIssuer()
  const kit = await createTestApi({ outboundFetch: issuer.fetch })
  await allowPasskeys(kit, { identityProviders: [issuer.provider] })
  const oidcToken = await issuer.token({ sub: 'nora' })
  const users = [newUser('Nora', { oauthProviders: [{ providerName: 'Google', oidcToken }] })]
  const reply = await kit.submit('createUsers', { users }, { key: kit.root.key })
  const read = await kit.query('getActivity', { activityId: activityOf(reply).id })
  expect(JSON.stringify(reply.body)).toContain(oidcToken)
  expect(JSON.stringify(read.body)).toContain('"Nora"')
  expect(JSON.stringify(read.body)).not.toContain(oidcToken)
})

test('gives nobody a key that is taken, and no user of a sub-organization that of a wallet', async () => {
  const kit = await createTestApi()
  const { call, root } = await addFamily(kit)
  const make = async (apiKeys: object[], how: object = call) =>
    (await kit.submit('createUsers', { users: [newUser('Nora', { apiKeys })] }, how)).code
  const { publicKey } = createWalletKey()
  const wallet = { apiKeyName: 'Wallet', publicKey, curveType: 'API_KEY_CURVE_ED25519' }
  expect(await make([{ ...apiKey, publicKey: root.key.publicKeyHex }])).toBe('CREDENTIAL_CONFLICT')
  expect(await make([wallet])).toBe('REQUEST_INVALID')
  expect(await make([wallet], { key: kit.root.key })).toBe('OK')
  expect(await make([wallet], { key: kit.root.key })).toBe('CREDENTIAL_CONFLICT')
})

test('draws nobody into a foreign account by an address that is only claimed', async () => {
  const kit = await createTestApi()
  const { call, organizationId } = await addFamily(kit)
  const users = [newUser('Victim', { userEmail: 'mara@okafor.example' })]
  expect((await kit.submit('createUsers', { users }, call)).code).toBe('OK')
  const filter = { filterType: 'EMAIL', filterValue: 'mara@okafor.example' }
  expect((await kit.query('listVerifiedSuborgs', filter)).body).toEqual({ organizationIds: [] })
  expect((await kit.query('listSuborgs', filter)).body).toEqual({
    organizationIds: [organizationId],
  })
})

const refused: [string, string, object][] = [
  ['no user', 'REQUEST_INVALID', { users: [] }],
  ['101 users', 'REQUEST_INVALID', { users: Array(101).fill(newUser('Nora')) }],
  ['a name of nothing', 'REQUEST_INVALID', { users: [newUser(' ')] }],
  ['a name of 256 characters', 'REQUEST_INVALID', { users: [newUser('a'.repeat(256))] }],
  ['a name on two lines', 'REQUEST_INVALID', { users: [newUser('a\nb')] }],
  ['no address', 'INVALID_EMAIL', { users: [newUser('Nora', { userEmail: 'nora' })] }],
  ['no number', 'INVALID_PHONE_NUMBER', { users: [newUser('Nora', { userPhoneNumber: '1' })] }],
  ['an unknown tag', 'USER_TAG_NOT_FOUND', { users: [newUser('Nora', { userTags: ['x'] })] }],
  [
    'a key twice',
    'REQUEST_INVALID',
    { users: [newUser('A', { apiKeys: [apiKey] }), newUser('B', { apiKeys: [apiKey] })] },
  ],
  [
    'a key of no curve',
    'REQUEST_INVALID',
    { users: [newUser('A'), newUser('B', { apiKeys: [{ ...apiKey, publicKey: 'x' }] })] },
  ],
]

test.each(refused)('refuses %s with %s, and changes nothing', async (_, code, parameters) => {
  const kit = await createTestApi()
  const before = await membersOf(kit)
  const reply = await kit.submit('createUsers', parameters, { key: kit.root.key })
  expect(reply.code).toBe(code)
  expect(await membersOf(kit)).toEqual(before)
})

test('keeps an organization at a hundred users', async () => {
  const kit = await createTestApi()
  const { call, organizationId } = await addFamily(kit)
  await addUser(kit.parts, organizationId, 'user')
  const make = async (count: number) => {
    const users = Array.from({ length: count }, (_, i) => newUser(`User ${i}`))
    return kit.submit('createUsers', { users }, call)
  }
  expect(await make(99)).toMatchObject({
    code: 'REQUEST_INVALID',
    detail: { description: 'an organization can have at most 100 users' },
  })
  expect((await make(98)).code).toBe('OK')
  expect((await make(1)).code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.count('users', { organizationId })).toBe(100)
})
