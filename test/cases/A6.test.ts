import { describe, expect, onTestFinished, test } from 'vitest'
import { generateKeyPair, type P256KeyPair } from '../../src/crypto/p256/generateKeyPair.ts'
import { readToken } from '../../src/crypto/token/readToken.ts'
import { createService } from '../../src/service/createService.ts'
import { onEachStore } from '../conformance/store/onEachStore.ts'
import { createTestApi, resultText, type TestApi } from '../support/activityApi.ts'
import { logIn as logInByCode, signUp, signupParameters } from '../support/otpSteps.ts'
import { codeOf, createProxyClient } from '../support/proxyClient.ts'
import { manySends } from '../support/races.ts'

const apiKey = ({ publicKeyHex: publicKey }: P256KeyPair, more = {}) => ({
  apiKeyName: `key ${publicKey}`,
  publicKey,
  curveType: 'API_KEY_CURVE_P256',
  ...more,
})

test('otp_init: thirty anonymous requests in one millisecond have thirty ids and messages', async () => {
  const now = Date.now()
  const service = await createService({
    development: true,
    nowMs: () => now,
    limits: manySends,
  })
  onTestFinished(() => service.close())
  const { proxy } = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const ask = { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' }
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, i) => proxy(i % 2 ? 'otp_init' : 'otp_init_v2', ask)),
  )
  expect(new Set(replies.map(({ body }) => String(body.otpId))).size).toBe(30)
  expect(service.mailbox?.list(ask.contact)).toHaveLength(30)
})

test('signup: two people without a login method in one millisecond have two accounts', async () => {
  const now = Date.now()
  const service = await createService({ development: true, nowMs: () => now })
  onTestFinished(() => service.close())
  const { proxy } = createProxyClient({
    fetch: (request) => service.fetch(request),
    url: 'http://localhost',
    authProxyConfigId: service.facts.authProxyConfigId,
  })
  const replies = await Promise.all([proxy('signup', {}), proxy('signup', {})])
  expect(new Set(replies.map(({ body }) => String(body.organizationId))).size).toBe(2)
})

test('otp_init: five requests of a stranger do not lock the person out', async () => {
  const service = await createService({ development: true })
  onTestFinished(() => service.close())
  const from = (clientAddress: string) =>
    createProxyClient({
      fetch: (request) => service.fetch(request, { clientAddress }),
      url: 'http://localhost',
      authProxyConfigId: service.facts.authProxyConfigId,
    })
  const ask = { otpType: 'OTP_TYPE_EMAIL', contact: 'ada@example.com' }
  const stranger: (string | undefined)[] = []
  for (const name of ['otp_init', 'otp_init_v2', 'otp_init', 'otp_init', 'otp_init_v2'])
    stranger.push(codeOf(await from('192.0.2.1').proxy(name, ask)))
  expect(stranger).toEqual([...Array(3).fill(undefined), ...Array(2).fill('OTP_SENDS_EXCEEDED')])
  const person = [
    codeOf(await from('198.51.100.7').proxy('otp_init', ask)),
    codeOf(await from('198.51.100.7').proxy('otp_init_v2', ask)),
  ]
  expect(person).toEqual([undefined, undefined])
})

describe('stamp_login that names the parent', () => {
  onEachStore((open) => {
    async function openKit(): Promise<TestApi> {
      const store = await open()
      onTestFinished(() => store.close())
      return createTestApi({ store, limits: manySends })
    }

    async function make(
      kit: TestApi,
      rootUser: Record<string, unknown>,
      key = kit.proxy.key,
    ): Promise<string> {
      const reply = await kit.submit('createSubOrganization', signupParameters(rootUser), { key })
      return resultText(reply, 'subOrganizationId')
    }

    async function logIn(kit: TestApi, key: P256KeyPair, organizationId?: string) {
      const { publicKeyHex: publicKey } = await generateKeyPair()
      const call = { key, ...(organizationId && { organizationId }) }
      const reply = await kit.submit('stampLogin', { publicKey }, call)
      const session = reply.code === 'OK' ? readToken(resultText(reply, 'session')) : null
      return { code: reply.code, entered: session?.organization_id }
    }

    /** A stranger registers the key in an account of their own, in each way that there is. */
    async function squat(kit: TestApi, key: P256KeyPair): Promise<void> {
      const eve = await generateKeyPair()
      await make(kit, { apiKeys: [apiKey(eve), apiKey(key)] })
      await squatBriefly(kit, key)
      const organizationId = await make(kit, { apiKeys: [apiKey(eve)] })
      const user = await kit.parts.store.first('users', { organizationId })
      const call = { key: eve, organizationId }
      const parameters = { userId: user?.id, apiKeys: [apiKey(key)] }
      expect((await kit.submit('createApiKeys', parameters, call)).code).toBe('OK')
      const other = await make(kit, { apiKeys: [apiKey(eve)] })
      const session = { publicKey: key.publicKeyHex }
      const into = { key: eve, organizationId: other }
      expect((await kit.submit('stampLogin', session, into)).code).toBe('OK')
    }

    /** The same with a key that ends soon, as the one beside a new passkey does, and is prolonged then. */
    async function squatBriefly(kit: TestApi, key: P256KeyPair): Promise<void> {
      const eve = await generateKeyPair()
      const apiKeys = [apiKey(eve), apiKey(key, { expirationSeconds: '60' })]
      const organizationId = await make(kit, { apiKeys })
      const prolong = { publicKey: key.publicKeyHex, expirationSeconds: '86400' }
      const call = { key: eve, organizationId }
      expect((await kit.submit('stampLogin', prolong, call)).code).toBe('OK')
    }

    test('finds no account of a stranger by a key that ended soon and was prolonged', async () => {
      const kit = await openKit()
      const key = await generateKeyPair()
      await squatBriefly(kit, key)
      expect((await logIn(kit, key)).code).toBe('ORGANIZATION_NOT_FOUND')
    })

    test('finds the account whose only key it is before one of a stranger in which it ends soon', async () => {
      const kit = await openKit()
      const [eve, key] = [await generateKeyPair(), await generateKeyPair()]
      await make(kit, { apiKeys: [apiKey(eve), apiKey(key, { expirationSeconds: '60' })] })
      const own = await make(kit, { apiKeys: [apiKey(key)] })
      expect(await logIn(kit, key)).toEqual({ code: 'OK', entered: own })
    })

    test('finds the account whose only key it is, whoever registered it elsewhere', async () => {
      const kit = await openKit()
      const key = await generateKeyPair()
      await squat(kit, key)
      const own = await make(kit, { apiKeys: [apiKey(key)] })
      expect(await logIn(kit, key)).toEqual({ code: 'OK', entered: own })
      await squat(kit, key)
      // once the key has stamped there, not even a sign-up with nothing but the key stands in its way
      await make(kit, { apiKeys: [apiKey(key)] })
      expect(await logIn(kit, key)).toEqual({ code: 'OK', entered: own })
    })

    test('finds the account in which the key has stamped', async () => {
      const kit = await openKit()
      const first = await generateKeyPair()
      const key = await generateKeyPair()
      const own = await make(kit, { apiKeys: [apiKey(first)] })
      const user = await kit.parts.store.first('users', { organizationId: own })
      const parameters = { userId: user?.id, apiKeys: [apiKey(key)] }
      await kit.submit('createApiKeys', parameters, { key: first, organizationId: own })
      expect((await logIn(kit, key)).code).toBe('ORGANIZATION_NOT_FOUND')
      expect(await logIn(kit, key, own)).toMatchObject({ code: 'OK' })
      await squat(kit, key)
      expect(await logIn(kit, key)).toEqual({ code: 'OK', entered: own })
    })

    test('finds no account of a stranger for a key that has none of its own', async () => {
      const kit = await openKit()
      const key = await generateKeyPair()
      await squat(kit, key)
      expect((await logIn(kit, key)).code).toBe('ORGANIZATION_NOT_FOUND')
      const found = await kit.query('listSuborgs', {
        filterType: 'PUBLIC_KEY',
        filterValue: key.publicKeyHex,
      })
      expect(found.body).toEqual({ organizationIds: [] })
    })

    test('finds the account that a root user of the parent made, and one by a short-lived key', async () => {
      const kit = await openKit()
      const [eve, key, standIn] = [
        await generateKeyPair(),
        await generateKeyPair(),
        await generateKeyPair(),
      ]
      const made = await make(kit, { apiKeys: [apiKey(eve), apiKey(key)] }, kit.root.key)
      expect(await logIn(kit, key)).toEqual({ code: 'OK', entered: made })
      const apiKeys = [apiKey(eve), apiKey(standIn, { expirationSeconds: '60' })]
      const other = await make(kit, { apiKeys })
      expect(await logIn(kit, standIn)).toEqual({ code: 'OK', entered: other })
    })

    test('finds the account of a session that its own key signed for', async () => {
      const kit = await openKit()
      const key = await generateKeyPair()
      const own = await signUp(kit, 'ada@example.com', await generateKeyPair())

      await logInByCode(kit, 'ada@example.com', key)
      await squat(kit, key)
      expect(await logIn(kit, key)).toEqual({ code: 'OK', entered: own })
    })
  })
})
