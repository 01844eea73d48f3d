import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readToken } from '../../src/crypto/token/readToken.ts'
import {
  type Account,
  type CompatStage,
  newRawKey,
  openCompatStage,
  type RawKey,
  signText,
  subOrganizationParams,
} from './support/compatStage.ts'

vi.setConfig({ testTimeout: 30_000 })

let stage: CompatStage
beforeAll(async () => {
  stage = await openCompatStage()
})
afterAll(() => stage.stop())

/** The body of an activity that somebody submits under an organization that is not its own. */
const under = <Type extends string, Parameters>(
  organizationId: string,
  type: Type,
  parameters: Parameters,
) => ({ type, timestampMs: String(Date.now()), organizationId, parameters })

/** Sub-organizations whose address a backend names without a proof, as the server package makes them. */
async function makeAccount(userEmail: string): Promise<string> {
  const { client, body } = stage.parent
  const mara = { userName: 'Mara', userEmail, apiKeys: [], authenticators: [], oauthProviders: [] }
  const parameters = { ...subOrganizationParams([]), rootUsers: [mara] }
  const type = 'ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8'
  const { activity } = await client.createSubOrganization(body(type, parameters))
  return activity.result.createSubOrganizationResultV8?.subOrganizationId ?? ''
}

async function proofOf(contact: string, key: RawKey) {
  const { client, body } = stage.parent
  const { otpId, otpCode } = await stage.sendCode(contact)
  const parameters = { otpId, otpCode, publicKey: key.publicKey }
  const { activity } = await client.verifyOtp(
    // the package knows the second version only
    body('ACTIVITY_TYPE_VERIFY_OTP', parameters) as never,
  )
  const verificationToken = activity.result.verifyOtpResult?.verificationToken ?? ''
  const clientSignature = {
    publicKey: key.publicKey,
    scheme: 'CLIENT_SIGNATURE_SCHEME_API_P256' as const,
    message: verificationToken,
    signature: signText(key, verificationToken),
  }
  return { verificationToken, publicKey: key.publicKey, clientSignature }
}

async function logIn({ client }: Pick<Account, 'client'>, account: string, proof: object) {
  const body = under(account, 'ACTIVITY_TYPE_OTP_LOGIN_V2', proof)
  const { activity } = await client.otpLogin(body as never)
  return readToken(activity.result.otpLoginResult?.session ?? '')?.organization_id
}

test('a backend logs a person in under the account that it names, with the code of the person', async () => {
  const contact = stage.newEmail()
  const account = await makeAccount(contact)
  expect(await logIn(stage.parent, account, await proofOf(contact, newRawKey()))).toBe(account)
  // the address is proven now, and of use again
  expect(await logIn(stage.parent, account, await proofOf(contact, newRawKey()))).toBe(account)
})

test('T34 a backend opens no account with the proof of somebody else', async () => {
  const [contact, other] = [stage.newEmail(), stage.newEmail()]
  const account = await makeAccount(contact)
  const proof = await proofOf(other, newRawKey())
  await expect(logIn(stage.parent, account, proof)).rejects.toThrow('no organization found')
  // nor does an account open another, whatever it proves
  const sibling = await stage.openAccount()
  const own = await proofOf(contact, newRawKey())
  await expect(logIn(sibling, account, own)).rejects.toThrow('no organization found')
})

test('a backend logs a person in under the account that it names, with the social login of the person', async () => {
  const person = await stage.openAccount()
  const other = await stage.openAccount()
  const key = newRawKey()
  const oidcToken = await stage.idToken(key.publicKey, person.userId)
  const oauthProviders = [{ providerName: 'google', oidcToken }]
  const { userId } = person
  await person.client.createOauthProviders(
    person.body('ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2', { userId, oauthProviders }),
  )
  const parameters = { oidcToken, publicKey: key.publicKey }
  const enter = ({ organizationId }: Account | typeof person) =>
    stage.parent.client.oauthLogin(
      under(organizationId, 'ACTIVITY_TYPE_OAUTH_LOGIN', parameters) as never,
    )
  await expect(enter(other)).rejects.toThrow('no organization found')
  const { activity } = await enter(person)
  const session = readToken(activity.result.oauthLoginResult?.session ?? '')
  expect(session?.organization_id).toBe(person.organizationId)
  // it is the backend's activity
  expect(activity.organizationId).toBe(stage.parent.organizationId)
})

test('T34 a backend does nothing else under an account that it names', async () => {
  const { organizationId } = await stage.openAccount()
  const { client } = stage.parent
  const body = under(organizationId, 'ACTIVITY_TYPE_CREATE_WALLET', {
    walletName: 'Main',
    accounts: [],
  } as const)
  await expect(client.createWallet(body as never)).rejects.toThrow('request not authorized')
})
