import { expect } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { resultText } from './activityApi.ts'
import { apiKeyParams, type LinkedAccounts } from './linkedAccounts.ts'
import { clientSignature, prove } from './otpSteps.ts'
import { CLIENT_ID } from './testIssuer.ts'

const EMAIL = 'ada@okafor.example'

/** A stranger with an account of their own links a token of Ada that they saw; its nonce names a key that they do not hold. */
export async function steal(accounts: LinkedAccounts) {
  const stranger = await accounts.signUpByKey()
  const stolen = await accounts.tokenFor(await generateKeyPair())
  expect(await accounts.link(stranger, stolen)).toMatchObject({ code: 'OK' })
  return { stranger, stolen }
}

/** Every way in which somebody with an account gets a social login by a token that they found. */
export const tokenThefts = {
  async 'links it'(accounts) {
    return (await steal(accounts)).stranger.organizationId
  },
  async 'registers its key and links it'(accounts) {
    const stranger = await accounts.signUpByKey()
    const { organizationId, userId, key } = stranger
    // an address that carries the token may carry the key too
    const victims = await generateKeyPair()
    const add = { userId, apiKeys: [apiKeyParams(victims)] }
    const call = { key, organizationId }
    expect((await accounts.kit.submit('createApiKeys', add, call)).code).toBe('OK')
    expect((await accounts.link(stranger, await accounts.tokenFor(victims))).code).toBe('OK')
    return organizationId
  },
  async 'starts a session for its key and links it'(accounts) {
    const stranger = await accounts.signUpByKey()
    const { organizationId, key } = stranger
    const victims = await generateKeyPair()
    const session = { publicKey: victims.publicKeyHex }
    const call = { key, organizationId }
    expect((await accounts.kit.submit('stampLogin', session, call)).code).toBe('OK')
    expect((await accounts.link(stranger, await accounts.tokenFor(victims))).code).toBe('OK')
    return organizationId
  },
  async 'makes another user with it'(accounts) {
    const { organizationId, key } = await accounts.signUpByKey()
    const victims = await generateKeyPair()
    const user = {
      userName: 'Another',
      apiKeys: [apiKeyParams(victims)],
      authenticators: [],
      oauthProviders: [accounts.provider(await accounts.tokenFor(victims))],
      userTags: [],
    }
    const call = { key, organizationId }
    expect((await accounts.kit.submit('createUsers', { users: [user] }, call)).code).toBe('OK')
    return organizationId
  },
  async 'signs up with it, its key and a key of their own'(accounts) {
    const victims = await generateKeyPair()
    const apiKeys = [apiKeyParams(await generateKeyPair()), apiKeyParams(victims)]
    const oauthProviders = [accounts.provider(await accounts.tokenFor(victims))]
    const reply = await accounts.submitSignUp({ apiKeys, oauthProviders })
    return resultText(reply, 'subOrganizationId')
  },
  async 'links it with claims for another client'(accounts) {
    const stranger = await accounts.signUpByKey()
    const { organizationId, userId, key } = stranger
    const oidcToken = await accounts.tokenFor(await generateKeyPair(), 'ada', {
      aud: 'client-2.example',
    })
    const { issuer: iss } = accounts.kit.site
    const oauthProviders = [
      accounts.provider(oidcToken),
      { providerName: 'Google', oidcClaims: { iss, sub: 'ada', aud: CLIENT_ID } },
    ]
    const call = { key, organizationId }
    const parameters = { userId, oauthProviders }
    expect((await accounts.kit.submit('createOauthProviders', parameters, call)).code).toBe('OK')
    return organizationId
  },
  async 'links it with a verified address that the token does not have'(accounts) {
    const { kit } = accounts
    const key = await generateKeyPair()
    const evil = 'eve@evil.example'
    const verificationToken = await prove(kit, evil, key)
    const more = {
      verificationToken,
      clientSignature: await clientSignature(key, verificationToken),
    }
    const made = await accounts.submitSignUp(
      { userEmail: evil, apiKeys: [apiKeyParams(key)] },
      more,
    )
    const organizationId = resultText(made, 'subOrganizationId')
    const userId = await accounts.userIn(organizationId)
    const email = { email: EMAIL, email_verified: true }
    const stolen = await accounts.tokenFor(await generateKeyPair(), 'ada', email)
    expect((await accounts.link({ organizationId, userId, key }, stolen)).code).toBe('OK')
    return organizationId
  },
  async 'links it beside an address that the token has and the account never verified'(accounts) {
    const stranger = await accounts.signUpByKey({ userEmail: EMAIL })
    const email = { email: EMAIL, email_verified: true }
    const stolen = await accounts.tokenFor(await generateKeyPair(), 'ada', email)
    expect((await accounts.link(stranger, stolen)).code).toBe('OK')
    return stranger.organizationId
  },
} satisfies Record<string, (accounts: LinkedAccounts) => Promise<string>>
