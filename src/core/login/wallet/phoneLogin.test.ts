import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPhone } from '../../../../test/support/fakePhone.ts'
import { patient } from '../../../../test/support/often.ts'
import { createWalletPage } from '../../../../test/support/walletPage.ts'
import {
  chooseWallet,
  createWalletSetting,
  listWallets,
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

test('logs in with a wallet in a phone, which scans the newest code', async () => {
  const phone = await createPhone()
  const kit = setting.startKit({ wallets: { phone: () => phone.provider } })
  await chooseWallet(kit)
  await vi.waitFor(() => expect(phone.shown.size).toBe(1), patient)
  for (const pairingUri of ['wc:first@2', 'wc:second@2']) {
    phone.show(pairingUri)
    await vi.waitFor(
      async () => expect(await reaches(kit, 'connectingWallet')).toMatchObject({ pairingUri }),
      patient,
    )
  }
  phone.scan()
  await loggedIn(kit)
  expect(phone.methods()).toEqual(['eth_requestAccounts', 'personal_sign'])
})

test('starts anew with another provider after the phone declined', async () => {
  const phones = [await createPhone(), await createPhone()]
  let made = 0
  const kit = setting.startKit({
    wallets: {
      phone: () => {
        const phone = phones[made++]
        if (!phone) throw new Error('no phone')
        return phone.provider
      },
    },
  })
  await chooseWallet(kit)
  await vi.waitFor(() => expect(phones[0]?.shown.size).toBe(1), patient)
  phones[0]?.show('wc:first@2')
  phones[0]?.decline()
  expect((await reaches(kit, 'walletFailed')).error.code).toBe('WALLET_REJECTED')
  kit.login.retry()
  await vi.waitFor(() => expect(phones[1]?.shown.size).toBe(1), patient)
  phones[1]?.scan()
  await loggedIn(kit)
})

test('lets go of a phone when the person chooses another wallet', async () => {
  const phone = await createPhone()
  const kit = setting.startKit({ wallets: { phone: () => phone.provider } })
  await chooseWallet(kit)
  await vi.waitFor(() => expect(phone.shown.size).toBe(1), patient)
  kit.login.chooseOtherWallet()
  await vi.waitFor(() => expect(phone.shown.size).toBe(0), patient)
})

test('has no row for phones unless the app hands over a provider', async () => {
  expect(await listWallets(setting.startKit())).toEqual([])
})
