import { expect, test } from 'vitest'
import { addOrganization, addUser, createTestApi } from '../../../test/support/activityApi.ts'
import { signupParameters } from '../../../test/support/otpSteps.ts'
import { generateKeyPair } from '../../crypto/p256/generateKeyPair.ts'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'

/** Two tenants: A with two sub-organizations and users of every role, B with one. */
async function tenants() {
  const kit = await createTestApi()
  const { parts } = kit
  const a = kit.organizationId
  const a1 = await addOrganization(parts, a)
  const a2 = await addOrganization(parts, a)
  const b = await addOrganization(parts, null)
  const b1 = await addOrganization(parts, b)
  const userA = await addUser(parts, a, 'user')
  const principals = {
    rootA: kit.root.key,
    userA: userA.key,
    proxyA: kit.proxy.key,
    rootA1: (await addUser(parts, a1, 'root')).key,
    rootA2: (await addUser(parts, a2, 'root')).key,
    rootB: (await addUser(parts, b, 'root')).key,
    rootB1: (await addUser(parts, b1, 'root')).key,
    nobody: await generateKeyPair(),
  }
  const targets = { a, a1, a2, b, b1, missing: parts.newId() }
  return { kit, principals, targets, userId: userA.userId }
}

const OK = 'OK'
const NO = 'REQUEST_NOT_AUTHORIZED'
const NOT_FOUND = 'ORGANIZATION_NOT_FOUND'
const UNKNOWN = 'PUBLIC_KEY_NOT_FOUND'

type Row = Record<'a' | 'a1' | 'a2' | 'b' | 'b1' | 'missing', string>
const nowhere: Row = {
  a: NOT_FOUND,
  a1: NOT_FOUND,
  a2: NOT_FOUND,
  b: NOT_FOUND,
  b1: NOT_FOUND,
  missing: NOT_FOUND,
}
const stranger: Row = {
  a: UNKNOWN,
  a1: UNKNOWN,
  a2: UNKNOWN,
  b: UNKNOWN,
  b1: UNKNOWN,
  missing: UNKNOWN,
}

const whoami: Record<string, Row> = {
  rootA: { ...nowhere, a: OK, a1: OK, a2: OK },
  userA: { ...nowhere, a: OK, a1: NO, a2: NO },
  proxyA: { ...nowhere, a: OK, a1: NO, a2: NO },
  rootA1: { ...nowhere, a1: OK },
  rootA2: { ...nowhere, a2: OK },
  rootB: { ...nowhere, b: OK, b1: OK },
  rootB1: { ...nowhere, b1: OK },
  nobody: stranger,
}

const listActivities: Record<string, Row> = {
  ...whoami,
  userA: { ...nowhere, a: NO, a1: NO, a2: NO },
  proxyA: { ...nowhere, a: NO, a1: NO, a2: NO },
}

/** A sub-organization may not have its own, so root users there are refused as well. */
const createSubOrganization: Record<string, Row> = {
  rootA: { ...nowhere, a: OK, a1: NO, a2: NO },
  userA: { ...nowhere, a: NO, a1: NO, a2: NO },
  proxyA: { ...nowhere, a: OK, a1: NO, a2: NO },
  rootA1: { ...nowhere, a1: NO },
  rootA2: { ...nowhere, a2: NO },
  rootB: { ...nowhere, b: OK, b1: NO },
  rootB1: { ...nowhere, b1: NO },
  nobody: stranger,
}

test('keeps tenants apart: who may ask and submit where, cell by cell', async () => {
  const { kit, principals, targets } = await tenants()
  const seen: Record<string, Record<string, Record<string, string>>> = {}
  for (const [principal, key] of Object.entries(principals))
    for (const [target, organizationId] of Object.entries(targets)) {
      const call = { key, organizationId }
      const replies = {
        whoami: await kit.query('whoami', {}, call),
        listActivities: await kit.query('listActivities', {}, call),
        createSubOrganization: await kit.submit(
          'createSubOrganization',
          signupParameters({ userEmail: 'mara@okafor.example' }),
          call,
        ),
      }
      for (const [name, { code }] of Object.entries(replies)) {
        const table = seen[name] ?? {}
        seen[name] = { ...table, [principal]: { ...table[principal], [target]: code } }
      }
    }
  expect(seen).toEqual({ whoami, listActivities, createSubOrganization })
})

test('answers for a foreign organization exactly as for one that does not exist', async () => {
  const { kit, principals, targets } = await tenants()
  for (const key of [principals.rootA1, principals.rootB, principals.nobody]) {
    const foreign = await kit.query('whoami', {}, { key, organizationId: targets.a2 })
    const missing = await kit.query('whoami', {}, { key, organizationId: targets.missing })
    expect(foreign).toEqual(missing)
  }
})

/** Who, beside a root user, may submit what. */
const submitters: Readonly<Record<string, 'proxyA' | 'userA'>> = {
  initOtp: 'proxyA',
  verifyOtp: 'proxyA',
  verifyOtpV2: 'proxyA',
  otpLogin: 'proxyA',
  createSubOrganization: 'proxyA',
  oauth2Authenticate: 'proxyA',
  oauthLogin: 'proxyA',
  createOauthProviders: 'userA',
  deleteOauthProviders: 'userA',
  stampLogin: 'userA',
  createApiKeys: 'userA',
  deleteApiKeys: 'userA',
  updateUserEmail: 'userA',
  updateUserPhoneNumber: 'userA',
  createAuthenticators: 'userA',
  deleteAuthenticators: 'userA',
  updateAuthenticatorName: 'userA',
}

test('gives the proxy the activities of logging in and a plain user those of its own ways in', async () => {
  const { kit, principals, userId } = await tenants()
  for (const name of Object.keys(submitEndpoints).filter(isActivity)) {
    const parameters = { ...parametersOf[name], userId }
    for (const principal of ['proxyA', 'userA'] as const) {
      const { body } = await kit.submit(name, parameters, { key: principals[principal] })
      const isRefused = JSON.stringify(body).includes(`"${NO}"`)
      expect([name, principal, isRefused]).toEqual([
        name,
        principal,
        submitters[name] !== principal,
      ])
    }
  }
})

test('sends no codes for a sub-organization, whose keys anybody can have', async () => {
  const { kit, principals, targets } = await tenants()
  const call = { key: principals.rootA1, organizationId: targets.a1 }
  expect((await kit.submit('initOtp', parametersOf.initOtp, call)).code).toBe(NO)
  expect(kit.sent).toEqual([])
})

test('lets a user who is not root ask about itself only', async () => {
  const { kit } = await tenants()
  const user = await addUser(kit.parts, kit.organizationId, 'user')
  const ask = async (userId: string) =>
    (await kit.query('getUser', { userId }, { key: user.key })).code
  expect(await ask(user.userId)).toBe(OK)
  expect(await ask(kit.root.userId)).toBe(NO)
  expect(await ask(kit.parts.newId())).toBe(NO)
})

function isActivity(name: string): name is keyof typeof submitEndpoints {
  return name in submitEndpoints
}

const publicKey = `02${'11'.repeat(32)}`
const account = {
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/60'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
}
const sign = {
  signWith: 'x',
  encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
  hashFunction: 'HASH_FUNCTION_SHA256',
}
const client = { provider: 'OAUTH2_PROVIDER_X', clientId: 'x', encryptedClientSecret: 'x' }
const onRamp = {
  onrampProvider: 'FIAT_ON_RAMP_PROVIDER_MOONPAY',
  publishableApiKey: 'x',
  encryptedSecretApiKey: 'x',
}
const parametersOf: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  initOtp: { otpType: 'OTP_TYPE_EMAIL', contact: 'a@b.example', appName: 'App' },
  verifyOtp: { otpId: 'x', otpCode: '1', publicKey },
  verifyOtpV2: { otpId: 'x', encryptedOtpBundle: '{}' },
  otpLogin: {
    verificationToken: 'x',
    publicKey,
    clientSignature: {
      publicKey,
      scheme: 'CLIENT_SIGNATURE_SCHEME_API_P256',
      message: 'x',
      signature: 'x',
    },
  },
  createSubOrganization: signupParameters({ userEmail: 'a@b.example' }),
  oauthLogin: { oidcToken: 'x', publicKey },
  oauth2Authenticate: {
    provider: 'OAUTH2_PROVIDER_X',
    clientId: 'x',
    authCode: 'x',
    redirectUri: 'https://app.example/',
    codeVerifier: 'x',
    nonce: 'x',
  },
  createOauthProviders: { userId: 'x', oauthProviders: [{ providerName: 'X', oidcToken: 'x' }] },
  deleteOauthProviders: { userId: 'x', providerIds: ['x'] },
  stampLogin: { publicKey },
  createApiKeys: {
    apiKeys: [{ apiKeyName: 'x', publicKey, curveType: 'API_KEY_CURVE_P256' }],
  },
  deleteApiKeys: { apiKeyIds: ['x'] },
  updateUserEmail: { userEmail: 'a@b.example' },
  updateUserPhoneNumber: { userPhoneNumber: '' },
  createAuthenticators: {
    authenticators: [
      {
        authenticatorName: 'x',
        challenge: 'x',
        attestation: {
          credentialId: 'x',
          clientDataJson: 'x',
          attestationObject: 'x',
          transports: [],
        },
      },
    ],
  },
  deleteAuthenticators: { authenticatorIds: ['x'] },
  updateAuthenticatorName: { authenticatorId: 'x', authenticatorName: 'x' },
  createWallet: { walletName: 'x', accounts: [] },
  createWalletAccounts: { walletId: 'x', accounts: [account] },
  updateWallet: { walletId: 'x' },
  deleteWallets: { walletIds: ['x'] },
  deleteWalletAccounts: { walletAccountIds: ['x'] },
  signRawPayload: { ...sign, payload: '00' },
  signRawPayloads: { ...sign, payloads: ['00'] },
  createPrivateKeys: {
    privateKeys: [
      { privateKeyName: 'x', curve: 'CURVE_P256', privateKeyTags: [], addressFormats: [] },
    ],
  },
  deletePrivateKeys: { privateKeyIds: ['x'] },
  createPrivateKeyTag: { privateKeyTagName: 'x', privateKeyIds: [] },
  updatePrivateKeyTag: { privateKeyTagId: 'x', addPrivateKeyIds: [], removePrivateKeyIds: [] },
  deletePrivateKeyTags: { privateKeyTagIds: ['x'] },
  createUsers: {
    users: [{ userName: 'x', apiKeys: [], authenticators: [], oauthProviders: [], userTags: [] }],
  },
  updateUser: { userName: 'x' },
  updateUserName: { userName: 'x' },
  deleteUsers: { userIds: ['x'] },
  createUserTag: { userTagName: 'x', userIds: [] },
  updateUserTag: { userTagId: 'x', addUserIds: ['x'], removeUserIds: [] },
  deleteUserTags: { userTagIds: ['x'] },
  createInvitations: {
    invitations: [
      {
        receiverUserName: 'x',
        receiverUserEmail: 'a@b.example',
        receiverUserTags: [],
        accessType: 'ACCESS_TYPE_ALL',
        senderUserId: 'x',
      },
    ],
  },
  deleteInvitation: { invitationId: 'x' },
  createOauth2Credential: client,
  updateOauth2Credential: { oauth2CredentialId: 'x', ...client },
  deleteOauth2Credential: { oauth2CredentialId: 'x' },
  createFiatOnRampCredential: onRamp,
  updateFiatOnRampCredential: { fiatOnrampCredentialId: 'x', ...onRamp },
  deleteFiatOnRampCredential: { fiatOnrampCredentialId: 'x' },
  createSessionProfile: { sessionProfileName: 'x', scope: 'x' },
}
