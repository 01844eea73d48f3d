import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusal } from '../../../../test/support/fakeProxy.ts'
import { createEthereumWallet } from '../../../../test/support/fakeWallets.ts'
import { createWalletPage } from '../../../../test/support/walletPage.ts'
import {
  chooseWallet,
  createWalletSetting,
  loggedIn,
  reaches,
  type WalletSetting,
} from '../../../../test/support/walletSetting.ts'

const page = createWalletPage()
let setting: WalletSetting

beforeEach(async () => {
  setting = await createWalletSetting(page)
})

afterEach(() => setting.end())

test('sends what was signed again after the service was away, without asking twice', async () => {
  const foxglove = await createEthereumWallet()
  page.announce(foxglove.announcement())
  const works = setting.fake.replies.stamp_login
  setting.fake.replies.stamp_login = () => refusal('UNAVAILABLE')
  const kit = setting.startKit()
  await chooseWallet(kit)
  await reaches(kit, 'blocked')
  if (works) setting.fake.replies.stamp_login = works
  setting.fake.replies.account = () => ({ organizationId: 'org-1' })
  kit.login.retry()
  await loggedIn(kit)
  expect(foxglove.methods()).toEqual(['eth_requestAccounts', 'personal_sign'])
})

test('asks for another signature when the first has become too old', async () => {
  const foxglove = await createEthereumWallet()
  page.announce(foxglove.announcement())
  const works = setting.fake.replies.stamp_login
  setting.fake.replies.stamp_login = () => refusal('UNAVAILABLE')
  const kit = setting.startKit()
  await chooseWallet(kit)
  await reaches(kit, 'blocked')
  if (works) setting.fake.replies.stamp_login = works
  setting.clock.nowMs += 5 * 60_000
  kit.login.retry()
  await loggedIn(kit)
  expect(foxglove.methods().filter((name) => name === 'personal_sign')).toHaveLength(2)
})

test.each([
  ['SIGNATURE_INVALID', 'STAMP_REFUSED'],
  ['CREDENTIAL_CONFLICT', 'CREDENTIAL_CONFLICT'],
] as const)('says so when the service refuses with %s', async (wireCode, code) => {
  page.announce((await createEthereumWallet()).announcement())
  setting.fake.replies.stamp_login = () => refusal(wireCode)
  const kit = setting.startKit()
  await chooseWallet(kit)
  expect((await reaches(kit, 'walletFailed')).error.code).toBe(code)
})

test('takes the account of the tab that was faster', async () => {
  page.announce((await createEthereumWallet()).announcement())
  const kit = setting.startKit()
  setting.fake.replies.signup = () => {
    setting.fake.replies.account = () => ({ organizationId: 'org-1' })
    return refusal('CREDENTIAL_CONFLICT')
  }
  expect(await (await chooseWallet(kit)).result).toMatchObject({ isNewUser: false })
})

test('believes no session of another account', async () => {
  page.announce((await createEthereumWallet()).announcement())
  setting.fake.replies.account = () => ({ organizationId: 'org-2' })
  const kit = setting.startKit()
  await chooseWallet(kit)
  await reaches(kit, 'walletFailed')
  expect(kit.session.getState().status).toBe('logged-out')
})
