import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSolanaWallet } from '../../../../test/support/fakeWallets.ts'
import { createWalletPage } from '../../../../test/support/walletPage.ts'
import { createWalletList } from './createWalletList.ts'
import { watchWallets } from './watchWallets.ts'

let page = createWalletPage()
let list = createWalletList(null)
const names = () => list.current().map(({ name }) => name)
const named = (name: string) => createSolanaWallet({ name }).wallet

beforeEach(() => {
  page = createWalletPage()
  list = createWalletList(null)
  vi.stubGlobal('window', page.window)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('finds the wallets that were there before, and those that come later', () => {
  page.register(named('Early'))
  watchWallets(list)
  page.register(named('Late'))
  expect(names()).toEqual(['Early', 'Late'])
})

test('drops a wallet that takes itself off, and hears of nothing once it is stopped', () => {
  const takeOff = page.register(named('Harbor'))
  const stop = watchWallets(list)
  takeOff()
  expect(names()).toEqual([])
  stop()
  page.register(named('Late'))
  expect(names()).toEqual([])
})

test('lists a wallet once, however often it is asked, and lets it go all the same', () => {
  const takeOff = page.register(named('Harbor'))
  watchWallets(list)()
  watchWallets(list)
  expect(names()).toEqual(['Harbor'])
  takeOff()
  expect(names()).toEqual([])
})

test('gives nobody the way to take off a wallet of somebody else', () => {
  const wallet = named('Harbor')
  page.register(wallet)
  watchWallets(list)
  page.register(wallet)()
  expect(names()).toEqual(['Harbor'])
})

test('passes over an event that brings no function', () => {
  watchWallets(list)
  const event = new CustomEvent('wallet-standard:register-wallet', { detail: { wallet: 1 } })
  expect(() => page.window.dispatchEvent(event)).not.toThrow()
  expect(names()).toEqual([])
})
