import { expect, test } from 'vitest'
import {
  addOrganization,
  addUser,
  createTestApi,
  resultText,
  START_MS,
  type TestApi,
} from '../../../../test/support/activityApi.ts'
import { signupParameters } from '../../../../test/support/otpSteps.ts'
import { createWalletKey } from '../../../../test/support/walletKeys.ts'
import { generateKeyPair } from '../../../crypto/p256/generateKeyPair.ts'
import { submitEndpoints } from '../../../wire/submitEndpoints.ts'

/** An account with one key, and the pen of whoever holds it. */
async function account(kit: TestApi) {
  const organizationId = await addOrganization(kit.parts, kit.organizationId)
  const { userId, key } = await addUser(kit.parts, organizationId, 'root')
  const call = { key, organizationId }
  const said = { organizationId, userId, timestampMs: String(START_MS) }
  const add = (apiKeys: readonly unknown[], user = userId) =>
    kit.submit('createApiKeys', { userId: user, apiKeys }, call)
  const count = () => kit.parts.store.count('credentials', { organizationId })
  return { organizationId, userId, call, said, add, count }
}

async function plainKey(more = {}) {
  const { publicKeyHex } = await generateKeyPair()
  const apiKey = { apiKeyName: 'Server', publicKey: publicKeyHex }
  return { ...apiKey, curveType: 'API_KEY_CURVE_P256', ...more }
}

/** Logs in as a wallet does: it names the parent alone. */
async function walletLogin(kit: TestApi, wallet: ReturnType<typeof createWalletKey>) {
  const { publicKeyHex: publicKey } = await generateKeyPair()
  const text = JSON.stringify(kit.envelope('stampLogin', { publicKey }))
  return kit.post(submitEndpoints.stampLogin.path, text, { 'x-stamp': wallet.stamp(text) })
}

test('adds a wallet, which logs in to this account from then on', async () => {
  const kit = await createTestApi()
  const { add, said, organizationId } = await account(kit)
  const wallet = createWalletKey()
  expect((await walletLogin(kit, wallet)).code).toBe('PUBLIC_KEY_NOT_FOUND')
  expect((await add([wallet.paramsFor(said)])).code).toBe('OK')
  const login = await walletLogin(kit, wallet)
  expect(login.code).toBe('OK')
  const [, claims = ''] = resultText(login, 'session').split('.')
  expect(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).toContain(organizationId)
})

test('adds no wallet that lets somebody into another account', async () => {
  const kit = await createTestApi()
  const [first, other] = [await account(kit), await account(kit)]
  const wallet = createWalletKey()
  expect((await first.add([wallet.paramsFor(first.said)])).code).toBe('OK')
  const both = [await plainKey(), wallet.paramsFor(other.said)]
  expect((await other.add(both)).code).toBe('CREDENTIAL_CONFLICT')
  expect(await other.count()).toBe(1)
  const signup = signupParameters({ apiKeys: [wallet.paramsFor(other.said)] })
  expect((await kit.submit('createSubOrganization', signup)).code).toBe('CREDENTIAL_CONFLICT')
})

test('adds no wallet that has not signed for this user, just now', async () => {
  const kit = await createTestApi()
  const { add, said, count } = await account(kit)
  const [wallet, another] = [createWalletKey(), createWalletKey()]
  const { proof, ...bare } = wallet.paramsFor(said)
  const withProof = (changed: object) => ({ ...bare, proof: { ...proof, ...changed } })
  const refused: [string, object][] = [
    ['CLIENT_SIGNATURE_INVALID', bare],
    ['CLIENT_SIGNATURE_INVALID', withProof({ stamp: another.paramsFor(said).proof.stamp })],
    ['CLIENT_SIGNATURE_INVALID', withProof({ message: `${proof.message} ` })],
    ['CLIENT_SIGNATURE_INVALID', withProof({ stamp: 'x' })],
    ['CLIENT_SIGNATURE_INVALID', wallet.paramsFor({ ...said, userId: kit.root.userId })],
    ['CLIENT_SIGNATURE_INVALID', wallet.paramsFor({ ...said, organizationId: kit.organizationId })],
    ['INVALID_TIME', wallet.paramsFor({ ...said, timestampMs: String(START_MS - 300_001) })],
    ['CLIENT_SIGNATURE_INVALID', withProof({ message: '{}', stamp: wallet.stamp('{}') })],
  ]
  for (const [code, params] of refused) expect((await add([params])).code).toBe(code)
  expect(await count()).toBe(1)
})

test('adds keys with and without an end, up to ten of each', async () => {
  const kit = await createTestApi()
  const { add, count } = await account(kit)
  const keys = (size: number, more = {}) =>
    Promise.all(Array.from({ length: size }, () => plainKey(more)))
  expect((await add(await keys(9))).code).toBe('OK')
  expect((await add(await keys(1))).code).toBe('REQUEST_INVALID')
  expect((await add(await keys(10, { expirationSeconds: '60' }))).code).toBe('OK')
  expect((await add(await keys(1, { expirationSeconds: '60' }))).code).toBe('REQUEST_INVALID')
  kit.clock.time += 60_000
  expect((await add(await keys(1, { expirationSeconds: '60' }))).code).toBe('OK')
  expect(await count()).toBe(21)
})

test('adds no key twice, and none to somebody else', async () => {
  const kit = await createTestApi()
  const { add, count, organizationId } = await account(kit)
  const key = await plainKey()
  expect((await add([key, key])).code).toBe('REQUEST_INVALID')
  expect((await add([key])).code).toBe('OK')
  expect((await add([key])).code).toBe('CREDENTIAL_CONFLICT')
  expect((await add([await plainKey()], kit.root.userId)).code).toBe('USER_NOT_FOUND')
  const member = await addUser(kit.parts, organizationId, 'user')
  const apiKeys = [await plainKey()]
  const asMember = { key: member.key, organizationId }
  const byMember = async (userId: string) =>
    (await kit.submit('createApiKeys', { userId, apiKeys }, asMember)).code
  expect(await byMember(kit.root.userId)).toBe('REQUEST_NOT_AUTHORIZED')
  expect(await byMember(member.userId)).toBe('OK')
  expect(await count()).toBe(4)
})
