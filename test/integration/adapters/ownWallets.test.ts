import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWalletList } from '../../../src/core/login/wallet/createWalletList.ts'
import { watchWallets } from '../../../src/core/login/wallet/watchWallets.ts'
import { announceLatchkitProvider } from '../../../src/eip1193/announceLatchkitProvider.ts'
import { createLatchkitProvider } from '../../../src/eip1193/createLatchkitProvider.ts'
import { createLatchkitWallet } from '../../../src/solana/createLatchkitWallet.ts'
import { registerLatchkitWallet } from '../../../src/solana/registerLatchkitWallet.ts'
import { ICON } from '../../support/adapters/solanaDriver.ts'
import { createFakeKit } from '../../support/fakeKit.ts'
import { createEthereumWallet, createSolanaWallet } from '../../support/fakeWallets.ts'
import { createWalletPage } from '../../support/walletPage.ts'

const info = { name: 'Fieldnotes', icon: ICON, rdns: 'com.example.fieldnotes' } as const
const page = createWalletPage()
let list = createWalletList(null)
const stops: (() => void)[] = []

beforeEach(() => {
  list = createWalletList(null)
  vi.stubGlobal('window', page.window)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  page.clear()
  vi.unstubAllGlobals()
})

const names = () => list.current().map(({ name }) => name)
const login = () => stops.push(watchWallets(list))
/** Somebody else on the page, who hears of all that announce themselves. */
function bystander(): readonly string[] {
  const heard: string[] = []
  page.window.addEventListener('eip6963:announceProvider', (event) => {
    heard.push(String(Object(event).detail.info.name))
  })
  return heard
}

const announced = {
  'the provider': () => announceLatchkitProvider(createLatchkitProvider(createFakeKit().kit), info),
  'the provider under a uuid of no form': () =>
    announceLatchkitProvider(createLatchkitProvider(createFakeKit().kit), { ...info, uuid: 'one' }),
  'the wallet of Solana': () =>
    registerLatchkitWallet(createLatchkitWallet(createFakeKit().kit, { ...info, icon: ICON })),
}

test.each(Object.entries(announced))('the login does not list %s', async (_, announce) => {
  stops.push(announce())
  login()
  expect(names()).toEqual([])
  stops.push(announce())
  expect(names()).toEqual([])
  page.register(createSolanaWallet({ name: 'Harbor' }).wallet)
  expect(names()).toEqual(['Harbor'])
})

test('a wallet that only bears the same name is listed, and others still find the provider', async () => {
  const heard = bystander()
  login()
  stops.push(announced['the provider'](), announced['the wallet of Solana']())
  const { provider } = await createEthereumWallet()
  page.announce({ info: { ...info, uuid: crypto.randomUUID() }, provider })
  page.register(createSolanaWallet({ name: 'Fieldnotes' }).wallet)
  expect(list.current().map(({ name, chain }) => [name, chain])).toEqual([
    ['Fieldnotes', 'ethereum'],
    ['Fieldnotes', 'solana'],
  ])
  expect(heard).toEqual(['Fieldnotes', 'Fieldnotes'])
})
