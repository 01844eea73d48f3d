import { expect, test } from 'vitest'
import { activityOf, createTestApi, resultText } from '../../../../test/support/activityApi.ts'
import {
  clientSignature,
  prove,
  signUp,
  signupParameters,
} from '../../../../test/support/otpSteps.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { readToken } from '../../../crypto/token/readToken.ts'

const contact = 'mara@okafor.example'
const key = await generateKeyPair()
const apiKey = {
  apiKeyName: 'A key',
  publicKey: key.publicKeyHex,
  curveType: 'API_KEY_CURVE_P256',
}

test('makes an organization whose root user can stamp at once', async () => {
  const kit = await createTestApi()
  const parameters = signupParameters({
    userEmail: 'Mara@Okafor.Example',
    userPhoneNumber: '+447700900123',
    apiKeys: [{ ...apiKey, expirationSeconds: '60' }],
  })
  const reply = await kit.submit('createSubOrganization', parameters)
  const organizationId = resultText(reply, 'subOrganizationId')
  const [userId] = Object(activityOf(reply).result.createSubOrganizationResultV8).rootUserIds
  const user = await kit.query('getUser', { userId }, { key, organizationId })
  expect(user.body).toMatchObject({
    user: {
      userId,
      userName: 'A person',
      userEmail: contact,
      userPhoneNumber: '+447700900123',
      apiKeys: [
        {
          credential: { publicKey: key.publicKeyHex, type: 'CREDENTIAL_TYPE_API_KEY_P256' },
          apiKeyName: 'A key',
          expirationSeconds: '60',
        },
      ],
    },
  })
  expect(await kit.parts.store.first('users', { id: userId })).toMatchObject({
    role: 'root',
    emailVerified: false,
    phoneNumberVerified: false,
  })
})

test('takes keys of the three curves, in hex of either case', async () => {
  const kit = await createTestApi()
  const make = async (publicKey: string, curveType: string) =>
    (
      await kit.submit(
        'createSubOrganization',
        signupParameters({ apiKeys: [{ ...apiKey, publicKey, curveType }] }),
      )
    ).code
  const secp256k1 = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'
  const ed25519 = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'
  const cases: [string, string, string][] = [
    [key.publicKeyHex, 'API_KEY_CURVE_P256', 'OK'],
    [secp256k1, 'API_KEY_CURVE_SECP256K1', 'OK'],
    [ed25519, 'API_KEY_CURVE_ED25519', 'OK'],
    [key.publicKeyHex.toUpperCase(), 'API_KEY_CURVE_P256', 'OK'],
    [`02${'ff'.repeat(32)}`, 'API_KEY_CURVE_P256', 'REQUEST_INVALID'],
    // the same key as above, which has an account already
    [secp256k1.toUpperCase(), 'API_KEY_CURVE_SECP256K1', 'CREDENTIAL_CONFLICT'],
    [`02${'00'.repeat(31)}05`, 'API_KEY_CURVE_SECP256K1', 'REQUEST_INVALID'],
    [ed25519, 'API_KEY_CURVE_P256', 'REQUEST_INVALID'],
    [`01${'00'.repeat(31)}`, 'API_KEY_CURVE_ED25519', 'REQUEST_INVALID'],
    [`02${'00'.repeat(31)}`, 'API_KEY_CURVE_ED25519', 'REQUEST_INVALID'],
    [secp256k1, 'API_KEY_CURVE_ED25519', 'REQUEST_INVALID'],
    [`0x${ed25519}`, 'API_KEY_CURVE_ED25519', 'REQUEST_INVALID'],
    ['', 'API_KEY_CURVE_P256', 'REQUEST_INVALID'],
    [key.publicKeyHex, 'API_KEY_CURVE_P384', 'REQUEST_INVALID'],
  ]
  for (const [publicKey, curve, code] of cases)
    expect([publicKey, curve, await make(publicKey, curve)]).toEqual([publicKey, curve, code])
})

test('counts the address as proven when a verification token of its key came along', async () => {
  const kit = await createTestApi()
  await signUp(kit, contact, key)
  expect(await kit.parts.store.first('users', { email: contact })).toMatchObject({
    emailVerified: true,
    phoneNumberVerified: false,
  })
})

test('takes the usage message of both versions, with the content of the request', async () => {
  const kit = await createTestApi()
  const say = async (userEmail: string, name: string, change = {}) => {
    const verificationToken = await prove(kit, userEmail, key)
    const tokenId = readToken(verificationToken)?.id
    const said = {
      apiKeys: [],
      authenticators: [],
      oauthProviders: [],
      email: userEmail,
      ...change,
    }
    const message = JSON.stringify({ [name]: said, tokenId, type: 'USAGE_TYPE_SIGNUP' })
    const proof = { verificationToken, clientSignature: await clientSignature(key, message) }
    const parameters = signupParameters({ userEmail }, proof)
    return (await kit.submit('createSubOrganization', parameters)).code
  }
  expect(await say('a@okafor.example', 'signupV2')).toBe('OK')
  expect(await say('b@okafor.example', 'signup')).toBe('OK')
  expect(await say('c@okafor.example', 'login')).toBe('CLIENT_SIGNATURE_INVALID')
  const otherEmail = { email: 'd@okafor.example' }
  expect(await say('c@okafor.example', 'signupV2', otherEmail)).toBe('CLIENT_SIGNATURE_INVALID')
  expect(await say('c@okafor.example', 'signupV2', { apiKeys: [apiKey] })).toBe(
    'CLIENT_SIGNATURE_INVALID',
  )
})

test('refuses a token that is for another address, unsigned, or used', async () => {
  const kit = await createTestApi()
  const verificationToken = await prove(kit, contact, key)
  const proof = {
    verificationToken,
    clientSignature: await clientSignature(key, verificationToken),
  }
  const make = async (userEmail: string, more: object) =>
    (await kit.submit('createSubOrganization', signupParameters({ userEmail }, more))).code
  expect(await make('nora@okafor.example', proof)).toBe('VERIFICATION_TOKEN_INVALID')
  expect(await make(contact, { verificationToken })).toBe('CLIENT_SIGNATURE_INVALID')
  expect(await make(contact, proof)).toBe('OK')
  expect(await make(contact, proof)).toBe('VERIFICATION_TOKEN_USED')
  expect(await kit.parts.store.count('users', { email: contact })).toBe(1)
})

test('makes one account of an address that is proven twice at the same time', async () => {
  const kit = await createTestApi()
  const keys = await Promise.all([generateKeyPair(), generateKeyPair(), generateKeyPair()])
  const requests = []
  for (const one of keys) {
    const verificationToken = await prove(kit, contact, one)
    const proof = {
      verificationToken,
      clientSignature: await clientSignature(one, verificationToken),
    }
    requests.push(signupParameters({ userEmail: contact }, proof))
  }
  const replies = await Promise.all(
    requests.map((parameters) => kit.submit('createSubOrganization', parameters)),
  )
  expect(replies.map(({ code }) => code).toSorted()).toEqual([
    'CREDENTIAL_CONFLICT',
    'CREDENTIAL_CONFLICT',
    'OK',
  ])
})

test.each([
  ['the same key twice', { apiKeys: [apiKey, apiKey] }],
  ['a lifetime of nothing', { apiKeys: [{ ...apiKey, expirationSeconds: '0' }] }],
  ['a name of nothing', { userName: ' ' }],
  ['a name on two lines', { userName: 'a\nb' }],
  ['a name that is too long', { userName: 'a'.repeat(256) }],
  ['more keys than a user can have', { apiKeys: Array(11).fill(apiKey) }],
])('refuses %s', async (_, rootUser) => {
  const kit = await createTestApi()
  const reply = await kit.submit('createSubOrganization', signupParameters(rootUser))
  expect(reply).toMatchObject({
    code: 'REQUEST_INVALID',
    detail: { description: expect.any(String) },
  })
  expect(await kit.parts.store.count('users', {})).toBe(2)
})

test('makes a wallet with it, or refuses both', async () => {
  const kit = await createTestApi()
  const account = {
    curve: 'CURVE_SECP256K1',
    pathFormat: 'PATH_FORMAT_BIP32',
    path: "m/44'/60'/0'/0/0",
    addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  }
  const make = (path: string) => {
    const wallet = { walletName: 'Main', accounts: [{ ...account, path }] }
    return kit.submit('createSubOrganization', signupParameters({}, { wallet }))
  }
  expect((await make('m/x')).code).toBe('REQUEST_INVALID')
  expect(await kit.parts.store.count('organizations', {})).toBe(1)
  const { createSubOrganizationResultV8: result } = activityOf(await make(account.path)).result
  expect(result).toMatchObject({
    wallet: { walletId: expect.any(String), addresses: [expect.stringMatching(/^0x/)] },
  })
  const [address] = Object(result).wallet.addresses
  const filter = { filterType: 'WALLET_ACCOUNT_ADDRESS', filterValue: address }
  expect((await kit.query('listSuborgs', filter)).body).toEqual({
    organizationIds: [Object(result).subOrganizationId],
  })
})

test('refuses a quorum that nobody could reach', async () => {
  const kit = await createTestApi()
  const parameters = { ...signupParameters({}), rootQuorumThreshold: 2 }
  expect((await kit.submit('createSubOrganization', parameters)).code).toBe('REQUEST_INVALID')
})
