import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSolanaWallet } from '../../../../test/support/fakeWallets.ts'
import { createWalletPage } from '../../../../test/support/walletPage.ts'
import { createWalletList } from './createWalletList.ts'
import { watchWallets } from './watchWallets.ts'

const page = createWalletPage()
let list = createWalletList(null)
const stops: (() => void)[] = []
const watch = () => {
  const stop = watchWallets(list)
  stops.push(stop)
  return stop
}
const names = () => list.current().map(({ name }) => name)
const named = (name: string) => createSolanaWallet({ name }).wallet

beforeEach(() => {
  list = createWalletList(null)
  vi.stubGlobal('window', page.window)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  page.clear()
  vi.unstubAllGlobals()
})

test('finds the wallets that were there before, and those that come later', () => {
  page.register(named('Early'))
  watch()
  page.register(named('Late'))
  expect(names()).toEqual(['Early', 'Late'])
})

test('drops a wallet that takes itself off, and hears of nothing once it is stopped', () => {
  const takeOff = page.register(named('Harbor'))
  const stop = watch()
  takeOff()
  expect(names()).toEqual([])
  stop()
  page.register(named('Late'))
  expect(names()).toEqual([])
})

test('lists a wallet once, however often it is asked, and lets it go all the same', () => {
  const takeOff = page.register(named('Harbor'))
  watch()()
  watch()
  expect(names()).toEqual(['Harbor'])
  takeOff()
  expect(names()).toEqual([])
})

test('does not call a wallet back that has left', () => {
  const takeOff = page.register(named('Harbor'))
  watch()
  takeOff()
  watch()
  expect(names()).toEqual([])
})

test('gives nobody the way to take off a wallet of somebody else', () => {
  const wallet = named('Harbor')
  page.register(wallet)
  watch()
  let takeOff = () => undefined
  const detail = (api: { register(wallet: unknown): () => undefined }) => {
    takeOff = api.register(wallet)
  }
  page.window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  takeOff()
  expect(names()).toEqual(['Harbor'])
})

test('passes over an event that brings no function', () => {
  watch()
  const event = new CustomEvent('wallet-standard:register-wallet', { detail: { wallet: 1 } })
  expect(() => page.window.dispatchEvent(event)).not.toThrow()
  expect(names()).toEqual([])
})
