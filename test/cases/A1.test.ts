import { describe, expect, onTestFinished, test } from 'vitest'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { addUser, resultText, type TestApi } from '../support/activityApi.ts'
import {
  apiKey,
  contacts,
  deleteEveryKey,
  email,
  logIn,
  make,
  openApi,
  phone,
  signUp,
  textOf,
  typeOf,
} from '../support/namedAccounts.ts'
import { nonceOf } from '../support/nonceOf.ts'
import { clientSignature, loginParameters, prove, signupParameters } from '../support/otpSteps.ts'
import { allowPasskeys, sendWithPasskey } from '../support/passkeySteps.ts'
import { createSocialKit } from '../support/socialKit.ts'
import { createSoftAuthenticator } from '../support/softAuthenticator.ts'
import { createWalletKey } from '../support/walletKeys.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

const ways = ['otpLogin', 'stampLogin'] as const

describe.each(contacts)('a login by %s', (_name, contact) => {
  describe.each(ways)('through %s', (by) => {
    test('enters the account whose sign-up spent a verification token, with other credentials too', async () => {
      const kit = await openApi()
      const key = await generateKeyPair()
      const verificationToken = await prove(kit, textOf(contact), key, typeOf(contact))
      const more = {
        verificationToken,
        clientSignature: await clientSignature(key, verificationToken),
      }
      const apiKeys = [apiKey(await generateKeyPair())]
      const parameters = signupParameters({ ...contact, apiKeys }, more)
      const account = resultText(
        await kit.submit('createSubOrganization', parameters),
        'subOrganizationId',
      )
      expect(await logIn(kit, contact, { by })).toMatchObject({ code: 'OK', entered: account })
    })

    test('verifies the address on its way if the token names the only key of the sign-up', async () => {
      const kit = await openApi()
      const key = await generateKeyPair()
      const account = await make(kit, { ...contact, apiKeys: [apiKey(key)] })
      const call = { key, organizationId: account }
      await kit.submit('createWallet', { walletName: 'W', accounts: [ethereumAccount] }, call)
      expect(await logIn(kit, contact, { by })).toMatchObject({ code: 'ADDRESS_NOT_VERIFIED' })
      expect(await logIn(kit, contact, { by, key })).toMatchObject({ code: 'OK', entered: account })
      expect(await logIn(kit, contact, { by })).toMatchObject({ code: 'OK', entered: account })
    })

    test('does not verify the address by a key that had another one beside it', async () => {
      const kit = await openApi()
      const key = await generateKeyPair()
      const apiKeys = [apiKey(key), apiKey(await generateKeyPair())]
      await make(kit, { ...contact, apiKeys })
      expect((await logIn(kit, contact, { by, key })).code).toBe('ADDRESS_NOT_VERIFIED')
    })

    test('enters an account in which nobody ever had a credential', async () => {
      const kit = await openApi()
      const account = await make(kit, contact)
      expect(await logIn(kit, contact, { by })).toMatchObject({ code: 'OK', entered: account })
    })

    test.each([
      ['an API key', async () => ({ apiKeys: [apiKey(await generateKeyPair())] })],
      [
        'a passkey',
        async () => ({ authenticators: [await (await createSoftAuthenticator()).register()] }),
      ],
    ])('enters the account that a root user of the parent made with %s', async (_what, more) => {
      const kit = await openApi()
      await allowPasskeys(kit)
      const account = await make(kit, { ...contact, ...(await more()) }, { key: kit.root.key })
      expect(await logIn(kit, contact, { by })).toMatchObject({ code: 'OK', entered: account })
    })

    test('refuses an account with another credential, and says how to go on', async () => {
      const kit = await openApi()
      await allowPasskeys(kit)
      const authenticators = [await (await createSoftAuthenticator()).register()]
      const account = await make(kit, { ...contact, authenticators })
      for (const into of [undefined, account]) {
        const refused = await logIn(kit, contact, { by, ...(into && { into }) })
        expect(refused).toMatchObject({ code: 'ADDRESS_NOT_VERIFIED', status: 403 })
        expect(refused.detail?.description).toContain('sign up with the verification token')
      }
    })
  })
})

onEachStore((open) => {
  async function openOn(): Promise<TestApi> {
    const store = await open()
    onTestFinished(() => store.close())
    return openApi(store)
  }

  test.each([
    ['makes wallets', 'createWallet', () => ({ walletName: 'W', accounts: [ethereumAccount] })],
    [
      'makes a webhook endpoint',
      'createWebhookEndpoint',
      () => ({
        url: 'http://localhost:9/hook',
        name: 'Hook',
        subscriptions: [{ eventType: 'ACTIVITY_UPDATES' }],
      }),
    ],
    [
      'makes a policy',
      'createPolicy',
      () => ({ policyName: 'P', effect: 'EFFECT_ALLOW', notes: '' }),
    ],
  ] as const)(
    'an account whose maker %s and deletes the last key stays the maker’s',
    async (_what, name, parameters) => {
      const kit = await openOn()
      const key = await generateKeyPair()
      const organizationId = await make(kit, { userEmail: email, apiKeys: [apiKey(key)] })
      const call = { key, organizationId }
      expect((await kit.submit(name, parameters(), call)).code).toBe('OK')
      await deleteEveryKey(kit, organizationId, key)
      expect(await kit.parts.store.count('credentials', { organizationId })).toBe(0)
      expect((await logIn(kit)).code).toBe('ADDRESS_NOT_VERIFIED')
      const own = await signUp(kit)
      expect(own).not.toBe(organizationId)
      expect(await logIn(kit)).toMatchObject({ code: 'OK', entered: own })
      expect((await logIn(kit, undefined, { into: organizationId })).code).toBe(
        'ADDRESS_NOT_VERIFIED',
      )
    },
  )

  test('an account that was entered by its other address never opens by an unverified one', async () => {
    const kit = await openOn()
    const account = await make(kit, { userEmail: email, userPhoneNumber: phone })
    const key = await generateKeyPair()
    expect(await logIn(kit, { userPhoneNumber: phone }, { key })).toMatchObject({
      entered: account,
    })
    await deleteEveryKey(kit, account, key)
    expect((await logIn(kit)).code).toBe('ADDRESS_NOT_VERIFIED')
  })

  test('an address that changes back without a token is unverified', async () => {
    const kit = await openOn()
    const key = await generateKeyPair()
    const account = await make(kit, { userEmail: email, apiKeys: [apiKey(key)] }, kit.root)
    const user = await kit.parts.store.first('users', { organizationId: account })
    const rename = (userEmail: string) =>
      kit.submit('updateUser', { userId: user?.id, userEmail }, { key, organizationId: account })
    expect((await logIn(kit)).code).toBe('OK')
    expect((await rename('another@example.com')).code).toBe('OK')
    expect((await rename(email)).code).toBe('OK')
    expect((await logIn(kit)).code).toBe('ADDRESS_NOT_VERIFIED')
  })

  test('an update with a token of the account’s own key verifies the address', async () => {
    const kit = await openOn()
    const key = await generateKeyPair()
    const apiKeys = [apiKey(key), apiKey(await generateKeyPair())]
    const account = await make(kit, { userEmail: email, apiKeys })
    expect((await logIn(kit)).code).toBe('ADDRESS_NOT_VERIFIED')
    const user = await kit.parts.store.first('users', { organizationId: account })
    const verificationToken = await prove(kit, email, key)
    const update = { userId: user?.id, userEmail: email, verificationToken }
    const call = { key, organizationId: account }
    expect((await kit.submit('updateUserEmail', update, call)).code).toBe('OK')
    expect(await logIn(kit)).toMatchObject({ code: 'OK', entered: account })
  })

  test('an account that a policy of the parent let a user make names a verified address', async () => {
    const kit = await openOn()
    const backend = await addUser(kit.parts, kit.organizationId, 'user')
    const policy = {
      policyName: 'Backend',
      effect: 'EFFECT_ALLOW',
      consensus: `approvers.any(user, user.id == '${backend.userId}')`,
      notes: '',
    }
    expect((await kit.submit('createPolicy', policy, kit.root)).code).toBe('OK')
    const apiKeys = [apiKey(await generateKeyPair())]
    const account = await make(kit, { userEmail: email, apiKeys }, backend)
    expect(await logIn(kit)).toMatchObject({ code: 'OK', entered: account })
  })

  test('of several logins at once by two addresses of an unused account, one enters', async () => {
    const kit = await openOn()
    await make(kit, { userEmail: email, userPhoneNumber: phone })
    const logins: object[] = []
    for (const one of [{ userEmail: email }, { userPhoneNumber: phone }]) {
      const key = await generateKeyPair()
      logins.push(await loginParameters(key, await prove(kit, textOf(one), key, typeOf(one))))
    }
    const codes = await Promise.all(logins.map((login) => kit.submit('otpLogin', login)))
    expect(codes.map(({ code }) => code).toSorted()).toEqual(['ADDRESS_NOT_VERIFIED', 'OK'])
  })
})

test('a wallet’s account never opens by an address that its maker wrote into it', async () => {
  const kit = await openApi()
  const { publicKey } = createWalletKey()
  const apiKeys = [{ apiKeyName: 'w', publicKey, curveType: 'API_KEY_CURVE_ED25519' }]
  await make(kit, { userEmail: 'eve@evil.example', apiKeys })
  expect((await logIn(kit, { userEmail: 'eve@evil.example' })).code).toBe('ADDRESS_NOT_VERIFIED')
})

test('a social login’s account refuses its unverified address, and oauth_login still enters it', async () => {
  const kit = await createSocialKit()
  const key = await generateKeyPair()
  const nonce = nonceOf(key.publicKeyHex)
  const oauthProviders = [{ providerName: 'Google', oidcToken: await kit.site.token({ nonce }) }]
  const account = await make(kit, { userEmail: email, oauthProviders })
  expect((await logIn(kit)).code).toBe('ADDRESS_NOT_VERIFIED')
  const login = { oidcToken: await kit.site.token({ nonce }), publicKey: key.publicKeyHex }
  const reply = await kit.submit('oauthLogin', login)
  expect(readToken(resultText(reply, 'session'))).toMatchObject({ organization_id: account })
})

test('a passkey that is deleted leaves an account that no address opens', async () => {
  const kit = await openApi()
  await allowPasskeys(kit)
  const passkey = await createSoftAuthenticator()
  const account = await make(kit, { userEmail: email, authenticators: [await passkey.register()] })
  const { store } = kit.parts
  const [row] = await store.find('authenticators', { organizationId: account })
  const body = kit.envelope(
    'deleteAuthenticators',
    { userId: row?.userId, authenticatorIds: [row?.id] },
    { organizationId: account },
  )
  const path = '/public/v1/submit/delete_authenticators'
  await sendWithPasskey(kit, passkey, { path, body })
  expect(await store.count('authenticators', { organizationId: account })).toBe(0)
  expect((await logIn(kit)).code).toBe('ADDRESS_NOT_VERIFIED')
})
