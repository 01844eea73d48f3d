import { expect, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { resultText } from '../support/activityApi.ts'
import { nonceOf } from '../support/nonceOf.ts'
import { clientSignature, prove, signupParameters } from '../support/otpSteps.ts'
import { allowPasskeys } from '../support/passkeySteps.ts'
import { createSocialKit } from '../support/socialKit.ts'
import { createSoftAuthenticator } from '../support/softAuthenticator.ts'

const apiKey = ({ publicKeyHex: publicKey }: P256KeyPair) => ({
  apiKeyName: 'A key',
  publicKey,
  curveType: 'API_KEY_CURVE_P256',
})

async function open() {
  const kit = await createSocialKit()
  const key = await generateKeyPair()
  const tokenOf = (sub = 'ada') => kit.site.token({ sub, nonce: nonceOf(key.publicKeyHex) })
  const google = async (sub?: string) => ({
    providerName: 'Google',
    oidcToken: await tokenOf(sub),
  })
  const signUp = async (rootUser: Record<string, unknown>, more: object = {}, call = {}) =>
    kit.submit('createSubOrganization', signupParameters(rootUser, more), call)
  return { kit, key, google, signUp, tokenOf }
}

test('sign-up: refuses an ID token beside a key that it is not bound to', async () => {
  const { kit, key, google, signUp, tokenOf } = await open()
  const thief = await generateKeyPair()
  const stolen = await signUp({ apiKeys: [apiKey(thief)], oauthProviders: [await google()] })
  expect(stolen).toMatchObject({ code: 'OIDC_TOKEN_INVALID', status: 401 })
  // the person then signs up, and logs in to an account of their own
  const account = resultText(
    await signUp({ oauthProviders: [await google()] }),
    'subOrganizationId',
  )
  const login = { oidcToken: await tokenOf(), publicKey: key.publicKeyHex }
  const session = resultText(await kit.submit('oauthLogin', login), 'session')
  expect(readToken(session)).toMatchObject({ organization_id: account })
})

test('sign-up: takes an ID token beside the key that its nonce names', async () => {
  const { key, google, signUp } = await open()
  const apiKeys = [apiKey(key)]
  expect((await signUp({ apiKeys, oauthProviders: [await google()] })).code).toBe('OK')
})

test('sign-up: takes an ID token as the only credential, with claims of the same person', async () => {
  const { google, signUp } = await open()
  const claims = { iss: 'https://id.example', sub: 'ada', aud: 'client-2.example' }
  const oauthProviders = [await google(), { providerName: 'Google', oidcClaims: claims }]
  expect((await signUp({ oauthProviders, userEmail: 'ada@example.com' })).code).toBe('OK')
})

test.each([
  [
    'a passkey',
    async () => ({ authenticators: [await (await createSoftAuthenticator()).register()] }),
  ],
  [
    'the key of another',
    async () => ({ apiKeys: [apiKey(await generateKeyPair()), apiKey(await generateKeyPair())] }),
  ],
])('sign-up: refuses an unbound ID token beside %s', async (_what, more) => {
  const { kit, google, signUp } = await open()
  await kit.parts.store.transaction((tx) => tx.remove('proxyConfigs', {}))
  await allowPasskeys(kit)
  await kit.parts.store.transaction((tx) =>
    tx.update('proxyConfigs', {}, { identityProviders: [kit.site.provider] }),
  )
  const rootUser = { oauthProviders: [await google()], ...(await more()) }
  expect((await signUp(rootUser)).code).toBe('OIDC_TOKEN_INVALID')
})

test('sign-up: refuses the ID tokens of two people where one is not bound', async () => {
  const { kit, google, signUp } = await open()
  const own = { providerName: 'Google', oidcToken: await kit.site.token({ sub: 'eve' }) }
  expect((await signUp({ oauthProviders: [own, await google()] })).code).toBe('OIDC_TOKEN_INVALID')
})

test('sign-up: refuses an ID token beside the verified address of another', async () => {
  const { kit, google, signUp } = await open()
  const thief = await generateKeyPair()
  const verificationToken = await prove(kit, 'eve@evil.example', thief)
  const signed = async (key: P256KeyPair, token: string) => ({
    verificationToken: token,
    clientSignature: await clientSignature(key, token),
  })
  const rootUser = { userEmail: 'eve@evil.example', oauthProviders: [await google()] }
  const stolen = await signUp(rootUser, await signed(thief, verificationToken))
  expect(stolen.code).toBe('OIDC_TOKEN_INVALID')
})

test('sign-up: leaves a root user of the parent free', async () => {
  const { kit, google, signUp } = await open()
  const rootUser = {
    apiKeys: [apiKey(await generateKeyPair())],
    oauthProviders: [await google()],
  }
  expect((await signUp(rootUser, {}, kit.root)).code).toBe('OK')
})
