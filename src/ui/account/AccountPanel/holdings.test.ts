import { expect, test } from 'vitest'
import type { Account } from '../../../core/wallet/account.ts'
import type { PrivateKey } from '../../../core/wallet/privateKey.ts'
import type { Wallet } from '../../../core/wallet/wallet.ts'
import { chosenOf, holdings } from './holdings.ts'

const wallet = (id: string): Wallet => {
  return { id, name: `Wallet ${id}`, createdAtMs: 0, isExported: false, isImported: false }
}
const account = (id: string, walletId: string, name: string | null = null): Account => ({
  id,
  walletId,
  name,
  address: `0x${id}`,
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  curve: 'CURVE_SECP256K1',
  path: '',
  publicKeyHex: null,
  createdAtMs: 0,
})
const privateKey = (id: string, addresses: PrivateKey['addresses']): PrivateKey => ({
  id,
  name: `Key ${id}`,
  curve: 'CURVE_SECP256K1',
  publicKeyHex: '02ab',
  addresses,
  createdAtMs: 0,
  isExported: false,
  isImported: true,
})
const at = (address: string, format = 'ETHEREUM') => {
  return { address, addressFormat: `ADDRESS_FORMAT_${format}` }
}

const WALLETS = [wallet('1'), wallet('2')]
const ACCOUNTS = [account('a', '1'), account('b', '1', 'Savings'), account('c', '2')]

test('names an account by itself, else by its wallet', () => {
  const { ofWallets } = holdings(WALLETS, ACCOUNTS, [], false)
  expect(ofWallets.map(({ name, walletName }) => [name, walletName])).toEqual([
    ['Wallet 1', 'Wallet 1'],
    ['Savings', 'Wallet 1'],
    ['Wallet 2', 'Wallet 2'],
  ])
})

test('a wallet without accounts is there too, once no more can come', () => {
  const of = (hasMore: boolean) => holdings([...WALLETS, wallet('3')], ACCOUNTS, [], hasMore)
  expect(of(true).ofWallets).toHaveLength(3)
  const last = { id: '3', name: 'Wallet 3', account: null, walletId: '3' }
  expect(of(false).ofWallets.at(-1)).toMatchObject(last)
})

test('has each address of a key once, and not again that of an account', () => {
  const keys = [
    privateKey('k', [at('0xa'), at('0xk'), at('0xk', 'SEI'), at('bc1', 'BITCOIN_MAINNET_P2TR')]),
    privateKey('l', [at('0xk')]),
  ]
  const { ofKeys } = holdings(WALLETS, ACCOUNTS, keys, false)
  expect(ofKeys.map((one) => one.account?.address)).toEqual(['0xk', 'bc1'])
  expect(new Set(ofKeys.map(({ id }) => id)).size).toBe(2)
})

test('a key that no chain is known of has its public key', () => {
  const keys = [privateKey('k', [at('02ab', 'COMPRESSED')]), privateKey('l', [])]
  const { ofKeys } = holdings([], [], keys, false)
  expect(ofKeys).toMatchObject([
    { account: null, publicKeyHex: '02ab' },
    { account: null, publicKeyHex: '02ab' },
  ])
})

test('finds what was chosen by every name of it, and the first where nothing was', () => {
  const held = holdings(WALLETS, ACCOUNTS, [privateKey('k', [at('0xk')])], false)
  const idOf = (choice: string | null) => chosenOf(held, choice)?.id
  expect(idOf('b')).toBe('b')
  expect(idOf('2')).toBe('c')
  expect(idOf('0xk')).toBe(held.ofKeys[0]?.id)
  expect(idOf('k')).toBe(held.ofKeys[0]?.id)
  expect([idOf(null), idOf('deleted')]).toEqual(['a', undefined])
  expect(chosenOf(holdings([], [], [], false), null)).toBeUndefined()
})
