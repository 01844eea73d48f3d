import { describe, expect, onTestFinished, test } from 'vitest'
import { createTargetKey } from '../../src/crypto/hpke/sealedBundle.ts'
import { generateKeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { createService } from '../../src/service/createService.ts'
import {
  loginBodyV2,
  proveSealed,
  sessionOf,
  signupBodyV2,
  stampLoginAttested,
} from '../support/generations.ts'
import { apiKey, contacts, textOf, typeOf } from '../support/namedAccounts.ts'
import { codeOf, createProxyClient, type ProxyClient } from '../support/proxyClient.ts'
import { ethereumAccount } from '../support/walletSteps.ts'

type Contact = (typeof contacts)[number][1]

/** The three steps of the attack, through the proxy as anybody can take them: the stranger's account. */
async function squat({ proxy, stamped }: ProxyClient, contact: Contact) {
  const key = await generateKeyPair()
  const wallet = { walletName: 'W', accounts: [ethereumAccount] }
  const { body } = await proxy('signup', { ...contact, apiKeys: [apiKey(key)], wallet })
  const organizationId = String(body.organizationId)
  const userId = String(body.userId)
  const submit = (path: string, type: string, parameters: object) =>
    stamped(`/public/v1/submit/${path}`, key, {
      ...{ type: `ACTIVITY_TYPE_${type}`, timestampMs: String(Date.now()) },
      ...{ organizationId, parameters },
    })
  const { publicKeyUncompressedHex: targetPublicKey } = await createTargetKey()
  const { walletId } = Object(body.wallet)
  const exported = await submit('export_wallet', 'EXPORT_WALLET', { walletId, targetPublicKey })
  expect(exported.status).toBe(200)
  const keys = await stamped('/public/v1/query/get_api_keys', key, { organizationId, userId })
  const apiKeyIds = Array.from(Object(keys.body).apiKeys, (one) => Object(one).apiKeyId)
  const deleted = await submit('delete_api_keys', 'DELETE_API_KEYS', { userId, apiKeyIds })
  expect(deleted.status).toBe(200)
  return { organizationId, key }
}

async function openProxy() {
  const service = await createService({ development: true })
  onTestFinished(() => service.close())
  const client = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  return { client, facts: service.facts }
}

describe.each(contacts)('the auth proxy, after a stranger signed up with %s', (_name, contact) => {
  const text = textOf(contact)
  const filterType = typeOf(contact) === 'OTP_TYPE_EMAIL' ? 'EMAIL' : 'PHONE_NUMBER'
  const lookup = { filterType, filterValue: text }

  test('gives the person an account of their own by the spec’s generation', async () => {
    const { client } = await openProxy()
    const squatted = await squat(client, contact)
    const key = await generateKeyPair()
    const proof = await client.proveContact(text, key)
    const { verificationToken } = proof
    const found = await client.proxy('account', { ...lookup, verificationToken })
    expect(found.body).toEqual({ addressNotVerified: true })
    const login = { ...proof, publicKey: key.publicKeyHex }
    for (const organizationId of [undefined, squatted.organizationId]) {
      const refused = await client.proxy('otp_login', { ...login, organizationId })
      expect([refused.status, codeOf(refused)]).toEqual([403, 'ADDRESS_NOT_VERIFIED'])
    }
    const made = await client.proxy('signup', { ...contact, ...proof })
    expect(made.status).toBe(200)
    expect(made.body.organizationId).not.toBe(squatted.organizationId)
    const session = String((await client.proxy('otp_login', login)).body.session)
    expect(readToken(session)).toMatchObject({ organization_id: made.body.organizationId })
    const again = await client.logIn(text)
    expect(again).toMatchObject({ isNew: false, organizationId: made.body.organizationId })
  })

  test('gives the person an account of their own by the later generations', async () => {
    const { client, facts } = await openProxy()
    const { verification } = facts.signingKeys
    const squatted = await squat(client, contact)
    const key = await generateKeyPair()
    const token = await proveSealed(client, text, key, verification)
    const refused = [
      await client.proxy('otp_login_v2', await loginBodyV2(key, token)),
      await stampLoginAttested(client, facts.organizationId, key, token),
      await stampLoginAttested(client, squatted.organizationId, key, token),
    ]
    expect(refused.map(codeOf)).toEqual(Array(3).fill('ADDRESS_NOT_VERIFIED'))
    const made = await client.proxy('signup_v2', await signupBodyV2(key, token, text))
    const attested = await stampLoginAttested(client, facts.organizationId, key, token)
    expect(readToken(sessionOf(attested))).toMatchObject({
      organization_id: made.body.organizationId,
    })
    const newer = await generateKeyPair()
    const newToken = await proveSealed(client, text, newer, verification)
    const login = await client.proxy('otp_login_v2', await loginBodyV2(newer, newToken))
    expect(readToken(String(login.body.session))).toMatchObject({
      organization_id: made.body.organizationId,
    })
  })

  test('account: names the account with the verified address first, also without a token', async () => {
    const { client } = await openProxy()
    const squatted = await squat(client, contact)
    expect((await client.proxy('account', lookup)).body).toEqual({
      organizationId: squatted.organizationId,
    })
    const own = await client.logIn(text)
    expect((await client.proxy('account', lookup)).body).toEqual({
      organizationId: own.organizationId,
    })
  })

  test('account: names the account that the token’s own key opens', async () => {
    const { client } = await openProxy()
    await squat(client, contact)
    const key = await generateKeyPair()
    const own = await client.proxy('signup', { ...contact, apiKeys: [apiKey(key)] })
    const { organizationId } = own.body
    const proof = await client.proveContact(text, key)
    const { verificationToken } = proof
    const found = await client.proxy('account', { ...lookup, verificationToken })
    expect(found.body).toEqual({ organizationId })
    const login = await client.proxy('otp_login', { ...proof, publicKey: key.publicKeyHex })
    expect(readToken(String(login.body.session))).toMatchObject({ organization_id: organizationId })
  })
})
