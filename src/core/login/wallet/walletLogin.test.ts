import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createEthereumWallet,
  createSolanaWallet,
  walletRefusal,
} from '../../../../test/support/fakeWallets.ts'
import { patient } from '../../../../test/support/often.ts'
import { createWalletPage } from '../../../../test/support/walletPage.ts'
import {
  chooseWallet,
  createWalletSetting,
  listed,
  listWallets,
  loggedIn,
  reaches,
  type WalletSetting,
} from '../../../../test/support/walletSetting.ts'
import { verifyStamp } from '../../../crypto/stamp/verifyStamp.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'

const never = () => new Promise(() => undefined)

const page = createWalletPage()
let setting: WalletSetting

beforeEach(async () => {
  setting = await createWalletSetting(page)
})

afterEach(() => setting.end())

test('signs a new person up with a connection and one signature', async () => {
  const foxglove = await createEthereumWallet()
  page.announce(foxglove.announcement())
  const kit = setting.startKit()
  const { result } = await chooseWallet(kit)
  expect(await result).toMatchObject({ session: { organizationId: 'org-1' }, isNewUser: true })
  expect(foxglove.methods()).toEqual(['eth_requestAccounts', 'personal_sign'])
  expect(setting.fake.paths()).toEqual(['wallet_kit_config', 'account', 'signup', 'stamp_login'])

  const [, account, signup, login] = setting.fake.calls
  const publicKey = foxglove.publicKeyHex
  expect(account?.body).toEqual({ filterType: 'PUBLIC_KEY', filterValue: publicKey })
  expect(signup?.body).toEqual({
    apiKeys: [
      { apiKeyName: `wallet-auth:${publicKey}`, publicKey, curveType: 'API_KEY_CURVE_SECP256K1' },
    ],
  })
  const stamp = new Headers(login?.init.headers).get('X-Stamp') ?? ''
  const body = bytesFromUtf8(String(login?.init.body))
  expect(login?.body).toMatchObject({ organizationId: 'parent' })
  expect(await verifyStamp(stamp, body)).toMatchObject({ kind: 'valid', publicKey })
})

test('lets the wallet show a text that can be read', async () => {
  const foxglove = await createEthereumWallet()
  page.announce(foxglove.announcement())
  const kit = setting.startKit()
  await (await chooseWallet(kit)).result
  const hex = String(foxglove.requests[1]?.params?.[0]).slice(2)
  const shown = Buffer.from(hex, 'hex').toString('utf8')
  expect(shown.split('\n').slice(0, 2)).toEqual(['{', '  "type": "ACTIVITY_TYPE_STAMP_LOGIN",'])
  expect(setting.fake.calls.at(-1)?.init.body).toBe(shown)
})

test('logs a person in again without another account', async () => {
  const harbor = createSolanaWallet()
  page.register(harbor.wallet)
  setting.fake.replies.account = () => ({ organizationId: 'org-1' })
  const kit = setting.startKit()
  expect(await (await chooseWallet(kit)).result).toMatchObject({ isNewUser: false })
  expect(harbor.calls).toEqual(['connect', 'signMessage'])
  expect(setting.fake.paths()).not.toContain('signup')
})

test('signs a new person up with a Solana wallet', async () => {
  const harbor = createSolanaWallet()
  page.register(harbor.wallet)
  const kit = setting.startKit()
  await (await chooseWallet(kit)).result
  const signup = setting.fake.calls.find(({ path }) => path === 'signup')
  expect(signup?.body).toMatchObject({
    apiKeys: [{ publicKey: harbor.publicKeyHex, curveType: 'API_KEY_CURVE_ED25519' }],
  })
})

test('asks nothing of a wallet before it was chosen', async () => {
  const foxglove = await createEthereumWallet()
  page.announce(foxglove.announcement())
  const kit = setting.startKit()
  expect(await listWallets(kit)).toHaveLength(1)
  kit.login.back()
  await reaches(kit, 'choosing')
  expect(foxglove.requests).toEqual([])
})

test('tries again after the person declined, and shows the account it has', async () => {
  const foxglove = await createEthereumWallet()
  page.announce(foxglove.announcement())
  foxglove.answers.personal_sign = () => Promise.reject(walletRefusal(4001))
  const kit = setting.startKit()
  await chooseWallet(kit)
  expect((await reaches(kit, 'walletFailed')).error.code).toBe('WALLET_REJECTED')
  delete foxglove.answers.personal_sign
  kit.login.retry()
  await loggedIn(kit)
  expect(setting.fake.paths().filter((path) => path === 'signup')).toHaveLength(1)
})

test('shows the request for the signature again, without another connection', async () => {
  const foxglove = await createEthereumWallet()
  page.announce(foxglove.announcement())
  foxglove.answers.personal_sign = never
  const kit = setting.startKit()
  await chooseWallet(kit)
  await vi.waitFor(() => expect(foxglove.methods()).toContain('personal_sign'), patient)
  expect(await reaches(kit, 'connectingWallet')).toMatchObject({ account: foxglove.address })
  delete foxglove.answers.personal_sign
  kit.login.retry()
  await loggedIn(kit)
  expect(foxglove.methods()).toEqual(['eth_requestAccounts', 'personal_sign', 'personal_sign'])
})

test('says that a wallet is gone when it left the page after it was listed', async () => {
  const takeOff = page.register(createSolanaWallet().wallet)
  const kit = setting.startKit()
  const [wallet] = await listWallets(kit)
  if (!wallet) throw new Error('no wallet')
  takeOff()
  await vi.waitFor(async () => expect(await listed(kit)).toEqual([]), patient)
  kit.login.chooseWallet(wallet)
  expect((await reaches(kit, 'walletFailed')).error.code).toBe('WALLET_VANISHED')
  page.register(createSolanaWallet().wallet)
  kit.login.chooseOtherWallet()
  await vi.waitFor(async () => expect(await listed(kit)).toHaveLength(1), patient)
})

test('lists the wallet of the last login first the next time', async () => {
  page.announce((await createEthereumWallet()).announcement())
  const harbor = createSolanaWallet()
  const takeOff = page.register(harbor.wallet)
  const kit = setting.startKit()
  const second = (await listWallets(kit))[1]
  if (!second) throw new Error('no second wallet')
  expect(second).toMatchObject({ name: 'Harbor', isLastUsed: false })
  kit.login.chooseWallet(second)
  await loggedIn(kit)
  await kit.logOut()
  takeOff()
  page.register(harbor.wallet)
  await listWallets(kit)
  await vi.waitFor(async () => expect(await listed(kit)).toHaveLength(2), patient)
  expect(await listed(kit)).toMatchObject([
    { name: 'Harbor', isLastUsed: true },
    { name: 'Foxglove', isLastUsed: false },
  ])
})
