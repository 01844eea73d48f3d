import { ApiKeyStamper } from '@turnkey/api-key-stamper'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { olderVersions } from '../../src/wire/olderVersions.ts'
import { printCount } from '../support/printCount.ts'
import {
  type Account,
  type CompatStage,
  newRawKey,
  openCompatStage,
  type RawKey,
  signText,
} from './support/compatStage.ts'
import { ethereumAccount } from './support/made.ts'

vi.setConfig({ testTimeout: 30_000 })

let stage: CompatStage
beforeAll(async () => {
  stage = await openCompatStage()
})
afterAll(() => stage.stop())

/** Sends a body as the older packages do: stamped, and without saying of what type it is. */
async function send({ key }: Pick<Account, 'key'>, path: string, body: object) {
  const text = JSON.stringify(body)
  const { publicKey, privateKey } = key
  const stamper = new ApiKeyStamper({ apiPublicKey: publicKey, apiPrivateKey: privateKey })
  const { stampHeaderName, stampHeaderValue } = await stamper.stamp(text)
  const headers = { [stampHeaderName]: stampHeaderValue }
  const url = `${stage.baseUrl}/public/v1/${path}`
  return Object(await (await fetch(url, { method: 'POST', headers, body: text })).json())
}

const submit = async (account: Account, name: string, type: string, parameters: object) =>
  (await send(account, `submit/${name}`, account.body(type, parameters))).activity

const bareKey = () => ({ apiKeyName: 'A key', publicKey: newRawKey().publicKey })
const key = () => ({ ...bareKey(), curveType: 'API_KEY_CURVE_P256' })
const user = { userName: 'Nora', authenticators: [] }
const wallet = { walletName: 'Main', accounts: [ethereumAccount] }
const subOrganization = (rootUser: object) => ({
  subOrganizationName: 'A person',
  rootUsers: [{ ...user, ...rootUser }],
  rootQuorumThreshold: 1,
  wallet,
})

/** A contact with an account of its own, proven for a key, with the code in clear. */
async function proveContact(contact: string, { publicKey }: RawKey) {
  const { parent } = stage
  const { otpId, otpCode } = await stage.sendCode(contact)
  const parameters = { otpId, otpCode, publicKey }
  const activity = await submit(parent, 'verify_otp', 'ACTIVITY_TYPE_VERIFY_OTP', parameters)
  return String(activity.result.verifyOtpResult.verificationToken)
}

/** What each type takes: the path, the parameters as its clients write them, and who submits them. */
const rows: Readonly<
  Record<string, [name: string, parameters: (account: Account) => object, by?: 'parent']>
> = {
  ACTIVITY_TYPE_INIT_OTP: [
    'init_otp',
    () => ({ otpType: 'OTP_TYPE_EMAIL', contact: stage.newEmail() }),
    'parent',
  ],
  ACTIVITY_TYPE_INIT_OTP_V2: [
    'init_otp',
    () => ({ otpType: 'OTP_TYPE_EMAIL', contact: stage.newEmail(), appName: 'Fieldnotes' }),
    'parent',
  ],
  ACTIVITY_TYPE_CREATE_USERS_V2: [
    'create_users',
    () => ({ users: [{ ...user, apiKeys: [bareKey()], userTags: [] }] }),
  ],
  ACTIVITY_TYPE_CREATE_USERS_V3: [
    'create_users',
    () => ({ users: [{ ...user, apiKeys: [key()], oauthProviders: [], userTags: [] }] }),
  ],
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V4: [
    'create_sub_organization',
    () => subOrganization({ apiKeys: [bareKey()] }),
    'parent',
  ],
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V5: [
    'create_sub_organization',
    () => subOrganization({ apiKeys: [bareKey()], oauthProviders: [] }),
    'parent',
  ],
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V6: [
    'create_sub_organization',
    () => subOrganization({ apiKeys: [key()], oauthProviders: [] }),
    'parent',
  ],
  ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7: [
    'create_sub_organization',
    () => subOrganization({ apiKeys: [key()], oauthProviders: [] }),
    'parent',
  ],
}

const payloadOf = (proof: { readonly proofPayload?: unknown }) => proof.proofPayload

let done = 0
// the log-in and the social login have tests of their own
afterAll(() => printCount('activities of older versions', done, olderVersions.length))

test.each(Object.entries(rows))('%s runs', async (type, [name, parameters, by]) => {
  const account = by === 'parent' ? stage.parent : await stage.openAccount()
  const activity = await submit(account, name, type, parameters(account))
  expectVersion(activity, type)
})

function expectVersion(activity: Record<string, unknown>, type: string) {
  const version = olderVersions.find((one) => one.type === type)
  expect(activity).toMatchObject({ type, status: 'ACTIVITY_STATUS_COMPLETED' })
  expect(Object.keys(Object(activity.intent))).toEqual([version?.intentKey])
  expect(Object.keys(Object(activity.result))).toEqual([version?.resultKey, 'activity'])
  done++
}

test('ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS adds a social login', async () => {
  const account = await stage.openAccount()
  const { userId, organizationId, client } = account
  const oidcToken = await stage.idToken(account.key.publicKey, userId)
  const oauthProviders = [{ providerName: 'google', oidcToken }]
  const type = 'ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS'
  const activity = await submit(account, 'create_oauth_providers', type, { userId, oauthProviders })
  expectVersion(activity, type)
  const { providerIds } = activity.result.createOauthProvidersResult
  const listed = await client.getOauthProviders({ organizationId, userId })
  expect(listed.oauthProviders.map(({ providerId }) => providerId)).toEqual(providerIds)
})

test('ACTIVITY_TYPE_OTP_LOGIN logs in, and only with a signature of the key', async () => {
  const { parent } = stage
  const contact = stage.newEmail()
  const mara = { ...user, userEmail: contact, apiKeys: [], oauthProviders: [] }
  const created = subOrganization(mara)
  await submit(
    parent,
    'create_sub_organization',
    'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7',
    created,
  )
  const owned = newRawKey()
  const { publicKey } = owned
  const verificationToken = await proveContact(contact, owned)
  const type = 'ACTIVITY_TYPE_OTP_LOGIN'
  const parameters = { verificationToken, publicKey }
  expect(await submit(parent, 'otp_login', type, parameters)).toBeUndefined()
  const clientSignature = {
    publicKey,
    scheme: 'CLIENT_SIGNATURE_SCHEME_API_P256',
    message: verificationToken,
    signature: signText(owned, verificationToken),
  }
  const activity = await submit(parent, 'otp_login', type, { ...parameters, clientSignature })
  expectVersion(activity, type)
  expect(activity.result.otpLoginResult.session.split('.')).toHaveLength(3)
})

test('an activity of an older version proves the addresses that it made', async () => {
  const { parent } = stage
  const type = 'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7'
  const parameters = subOrganization({ apiKeys: [key()], oauthProviders: [] })
  const body = { ...parent.body(type, parameters), generateAppProofs: true }
  const { activity } = await send(parent, 'submit/create_sub_organization', body)
  const { addresses } = activity.result.createSubOrganizationResultV7.wallet
  const payloads: readonly unknown[] = activity.appProofs.map(Object).map(payloadOf)
  expect(payloads.filter((payload) => String(payload).includes(addresses[0]))).toHaveLength(1)
})

test('an activity of an older version waits for a quorum, which decides as on any other', async () => {
  const account = await stage.openAccount(2, 2)
  const parameters = { users: [{ ...user, apiKeys: [], oauthProviders: [], userTags: [] }] }
  const type = 'ACTIVITY_TYPE_CREATE_USERS_V3'
  const waiting = await submit(account, 'create_users', type, parameters)
  expect(waiting.status).toBe('ACTIVITY_STATUS_CONSENSUS_NEEDED')
  const [other] = account.others
  if (!other) throw new Error('two users')
  const { activity } = await other.client.approveActivity(
    other.body('ACTIVITY_TYPE_APPROVE_ACTIVITY', { fingerprint: String(waiting.fingerprint) }),
  )
  expect(activity).toMatchObject({ id: waiting.id, type, status: 'ACTIVITY_STATUS_COMPLETED' })
  expect(activity.result.createUsersResult?.userIds).toHaveLength(1)
})

test('a policy about a kind of activity holds for its older versions', async () => {
  const account = await stage.openAccount()
  const { client, body } = account
  const owned = newRawKey()
  const apiKeys = [{ ...key(), publicKey: owned.publicKey }]
  const member = { ...user, apiKeys, oauthProviders: [], userTags: [] }
  await submit(account, 'create_users', 'ACTIVITY_TYPE_CREATE_USERS_V3', { users: [member] })
  const nora = { ...account, key: owned }
  const create = () => {
    const one = { ...user, apiKeys: [], oauthProviders: [], userTags: [] }
    return submit(nora, 'create_users', 'ACTIVITY_TYPE_CREATE_USERS_V3', { users: [one] })
  }
  const decide = (effect: 'EFFECT_ALLOW' | 'EFFECT_DENY', condition: string) =>
    client.createPolicy(
      body('ACTIVITY_TYPE_CREATE_POLICY_V3', { policyName: effect, effect, condition, notes: '' }),
    )
  expect(await create()).toBeUndefined()
  await decide('EFFECT_ALLOW', "activity.resource == 'USER'")
  expect(await create()).toMatchObject({ status: 'ACTIVITY_STATUS_COMPLETED' })
  await decide('EFFECT_DENY', "activity.kind == 'CREATE_USERS'")
  expect(await create()).toBeUndefined()
})

test('a query is answered whatever it calls the type of its body', async () => {
  const { organizationId, userId, key } = await stage.openAccount()
  expect(await send({ key }, 'query/whoami', { organizationId })).toMatchObject({ userId })
})
