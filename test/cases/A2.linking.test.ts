import { describe, expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { addUser, resultText } from '../support/activityApi.ts'
import { apiKeyParams, type LinkedAccounts, openLinkedAccounts } from '../support/linkedAccounts.ts'
import { clientSignature, logIn as logInByCode, prove } from '../support/otpSteps.ts'
import { CLIENT_ID } from '../support/testIssuer.ts'
import { steal, tokenThefts } from '../support/tokenThefts.ts'

const EMAIL = 'ada@okafor.example'

onEachStore((open) => {
  async function openAccounts(): Promise<LinkedAccounts> {
    const store = await open()
    onTestFinished(() => store.close())
    return openLinkedAccounts({ store })
  }

  test.each(Object.entries(tokenThefts))(
    'a stranger who %s gets no login of the person, who can sign up',
    async (_name, theft) => {
      const accounts = await openAccounts()
      const strangers = await theft(accounts)
      for (const by of ['oauthLogin', 'stampLogin'] as const) {
        const refused = await accounts.logIn('ada', { by })
        expect(refused).toMatchObject({ code: 'PROVIDER_NOT_VERIFIED', status: 403 })
        expect(refused.detail?.description).toContain('sign up with the token')
      }
      for (const name of ['listSuborgs', 'listVerifiedSuborgs'] as const)
        expect(await accounts.lookUp('ada', name)).toEqual({
          organizationIds: [],
          providerNotVerified: true,
        })
      const own = await accounts.signUpByToken(await accounts.tokenFor(await generateKeyPair()))
      expect(own).not.toBe(strangers)
      for (const by of ['oauthLogin', 'stampLogin'] as const)
        expect(await accounts.logIn('ada', { by })).toMatchObject({ code: 'OK', entered: own })
      expect(await accounts.lookUp()).toEqual({ organizationIds: [own] })
    },
  )

  test('a link whose nonce names the key that stamps is proven', async () => {
    const accounts = await openAccounts()
    const own = await accounts.signUpByKey()
    expect((await accounts.link(own, await accounts.tokenFor(own.key))).code).toBe('OK')
    expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: own.organizationId })
  })

  test('a link whose nonce names another key of the user is proven once that key has stamped', async () => {
    const accounts = await openAccounts()
    const { kit } = accounts
    const own = await accounts.signUpByKey()
    const { organizationId, userId, key } = own
    const second = await generateKeyPair()
    const add = { userId, apiKeys: [apiKeyParams(second)] }
    expect((await kit.submit('createApiKeys', add, { key, organizationId })).code).toBe('OK')
    expect((await accounts.link(own, await accounts.tokenFor(second))).code).toBe('OK')
    expect((await accounts.logIn()).code).toBe('PROVIDER_NOT_VERIFIED')
    const tag = { userTagName: 'T', userIds: [] }
    const stamped = await kit.submit('createUserTag', tag, { key: second, organizationId })
    expect(stamped.code).toBe('OK')
    expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: organizationId })
  })

  test('a link whose key stamps after the person signed up elsewhere stays unproven', async () => {
    const accounts = await openAccounts()
    const { kit } = accounts
    const other = await accounts.signUpByKey()
    const { organizationId, userId, key } = other
    const second = await generateKeyPair()
    const add = { userId, apiKeys: [apiKeyParams(second)] }
    await kit.submit('createApiKeys', add, { key, organizationId })
    await accounts.link(other, await accounts.tokenFor(second))
    const own = await accounts.signUpByToken(await accounts.tokenFor(await generateKeyPair()))
    await kit.submit(
      'createUserTag',
      { userTagName: 'T', userIds: [] },
      { key: second, organizationId },
    )
    expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: own })
    expect(await accounts.lookUp()).toEqual({ organizationIds: [own] })
  })

  test('a link whose nonce names the session’s key is proven, and one of a key that has expired is not', async () => {
    const accounts = await openAccounts()
    const { kit } = accounts
    const first = await generateKeyPair()
    const verificationToken = await prove(kit, EMAIL, first)
    const more = {
      verificationToken,
      clientSignature: await clientSignature(first, verificationToken),
    }
    const made = await accounts.submitSignUp({ userEmail: EMAIL }, more)
    const organizationId = resultText(made, 'subOrganizationId')
    const userId = await accounts.userIn(organizationId)
    const [old, key] = [await generateKeyPair(), await generateKeyPair()]
    await logInByCode(kit, EMAIL, old)
    kit.clock.time += 901_000
    await logInByCode(kit, EMAIL, key)
    const own = { organizationId, userId, key }
    const now = { iat: kit.clock.time / 1000, exp: kit.clock.time / 1000 + 600 }
    expect((await accounts.link(own, await accounts.tokenFor(old, 'ada', now))).code).toBe('OK')
    expect((await accounts.link(own, await accounts.tokenFor(key, 'nora', now))).code).toBe('OK')
    const rows = await kit.parts.store.find('oauthProviders', { organizationId })
    expect(rows.map(({ subject, evidence }) => [subject, evidence])).toEqual([
      ['ada', null],
      ['nora', 'key'],
    ])
  })

  test('a link by a token with the account’s verified address is proven', async () => {
    const accounts = await openAccounts()
    const { kit } = accounts
    const first = await generateKeyPair()
    const verificationToken = await prove(kit, EMAIL, first)
    const more = {
      verificationToken,
      clientSignature: await clientSignature(first, verificationToken),
    }
    const apiKeys = [apiKeyParams(first)]
    const made = await accounts.submitSignUp({ userEmail: EMAIL, apiKeys }, more)
    const organizationId = resultText(made, 'subOrganizationId')
    const own = { organizationId, userId: await accounts.userIn(organizationId), key: first }
    const unbound = await generateKeyPair()
    const link = async (sub: string, claims: object) =>
      (await accounts.link(own, await accounts.tokenFor(unbound, sub, claims))).code
    // the issuer must say that it verified the address
    expect(await link('nora', { email: EMAIL })).toBe('OK')
    expect(await link('zoe', { email: EMAIL, email_verified: 'true' })).toBe('OK')
    expect(await link('eve', { email: 'other@okafor.example', email_verified: true })).toBe('OK')
    for (const sub of ['nora', 'zoe', 'eve'])
      expect((await accounts.logIn(sub)).code).toBe('PROVIDER_NOT_VERIFIED')
    expect(await link('ada', { email: 'ADA@Okafor.example', email_verified: true })).toBe('OK')
    expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: organizationId })
  })

  test('an account that the parent’s root user made has its providers proven', async () => {
    const accounts = await openAccounts()
    const { kit } = accounts
    const oauthProviders = [
      { providerName: 'Google', oidcClaims: { iss: kit.site.issuer, sub: 'ada', aud: CLIENT_ID } },
    ]
    const apiKeys = [apiKeyParams(await generateKeyPair())]
    const made = await accounts.submitSignUp({ apiKeys, oauthProviders }, {}, kit.root)
    expect(await accounts.logIn()).toMatchObject({
      code: 'OK',
      entered: resultText(made, 'subOrganizationId'),
    })
  })

  test('a link that is proven later wins, with the id that it had', async () => {
    const accounts = await openAccounts()
    const { stranger } = await steal(accounts)
    const own = await accounts.signUpByKey()
    const unproven = await accounts.link(own, await accounts.tokenFor(await generateKeyPair()))
    const [id] = idsOf(unproven.body)
    const proven = await accounts.link(own, await accounts.tokenFor(own.key))
    expect(idsOf(proven.body)).toEqual([id])
    expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: own.organizationId })
    // from now on the login is taken
    const again = await accounts.link(stranger, await accounts.tokenFor(stranger.key))
    expect(again.code).toBe('CREDENTIAL_CONFLICT')
    expect(await accounts.link(own, await accounts.tokenFor(own.key))).toMatchObject({
      code: 'CREDENTIAL_CONFLICT',
    })
  })
})

test('a request that names the account enters it by an unproven link, which stays unproven', async () => {
  const accounts = await openLinkedAccounts()
  const { stranger } = await steal(accounts)
  for (const by of ['oauthLogin', 'stampLogin'] as const)
    expect(await accounts.logIn('ada', { by, into: stranger.organizationId })).toMatchObject({
      code: 'OK',
      entered: stranger.organizationId,
    })
  expect((await accounts.logIn()).code).toBe('PROVIDER_NOT_VERIFIED')
})

test('an unproven link is no last login method', async () => {
  const accounts = await openLinkedAccounts()
  const { kit } = accounts
  const own = await accounts.signUpByKey()
  const { organizationId, userId, key } = own
  await accounts.link(own, await accounts.tokenFor(await generateKeyPair()))
  await kit.parts.store.transaction((tx) =>
    tx.update('credentials', { organizationId }, { expiresAtMs: kit.clock.time + 1000 }),
  )
  const parameters = { userId, userEmail: '' }
  const call = { key, organizationId }
  expect((await kit.submit('updateUser', parameters, call)).code).toBe('REQUEST_INVALID')
})

describe('in the organization itself', () => {
  const claimed = (iss: string) => [
    { providerName: 'Google', oidcClaims: { iss, sub: 'ada', aud: CLIENT_ID } },
  ]

  test('a member who claims somebody’s social login gets no login of theirs', async () => {
    const accounts = await openLinkedAccounts()
    const { kit } = accounts
    const member = await addUser(kit.parts, kit.organizationId, 'user')
    const parameters = { userId: member.userId, oauthProviders: claimed(kit.site.issuer) }
    expect((await kit.submit('createOauthProviders', parameters, member)).code).toBe('OK')
    expect((await accounts.logIn()).code).toBe('PROVIDER_NOT_VERIFIED')
    const own = await accounts.signUpByToken(await accounts.tokenFor(await generateKeyPair()))
    expect(await accounts.logIn()).toMatchObject({ code: 'OK', entered: own })
  })

  test('a root user writes the social logins of its users', async () => {
    const accounts = await openLinkedAccounts()
    const { kit } = accounts
    const member = await addUser(kit.parts, kit.organizationId, 'user')
    const parameters = { userId: member.userId, oauthProviders: claimed(kit.site.issuer) }
    expect((await kit.submit('createOauthProviders', parameters, kit.root)).code).toBe('OK')
    expect(await accounts.logIn()).toMatchObject({ code: 'OK', userId: member.userId })
  })
})

function idsOf(body: unknown): string[] {
  return Object(body).activity.result.createOauthProvidersResultV2.providerIds
}
