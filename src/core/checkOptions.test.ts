import { expect, test } from 'vitest'
import { checkOptions } from './checkOptions.ts'
import type { LatchkitOptions } from './options.ts'

const addresses = {
  authProxyUrl: 'https://auth.example',
  apiBaseUrl: 'https://api.example',
  authProxyConfigId: 'config',
}

test.each<[string, Partial<Record<keyof LatchkitOptions, unknown>>]>([
  ['trust.appProofRoots', { trust: { appProofRoots: [] } }],
  ['signup.wallet.accounts', { signup: { wallet: {} } }],
  ['signup.wallet.accounts', { signup: { wallet: { accounts: [] } } }],
  ['signup.wallet.accounts', { signup: { wallet: { accounts: ['etherium'] } } }],
  ['signup.wallet.accounts', { signup: { wallet: { accounts: ['solana', null] } } }],
  ['signup.wallet.accounts', { signup: { wallet: { accounts: [{ chain: 'sui', index: -1 }] } } }],
  ['signup.wallet.accounts', { signup: { wallet: { accounts: [{ chain: 'sui', index: 0.5 }] } } }],
  ['signup.wallet.name', { signup: { wallet: { accounts: ['solana'], name: '' } } }],
])('refuses %s in %j, and names it', (name, option) => {
  const check = () => checkOptions({ ...addresses, ...option } as LatchkitOptions)
  const details = expect.stringMatching(`^${name} must`)
  expect(check).toThrow(expect.objectContaining({ code: 'OPTION_INVALID', details }))
})

test('takes accounts by chain, by number and by path', () => {
  const path = {
    curve: 'CURVE_P256',
    pathFormat: 'PATH_FORMAT_BIP32',
    path: 'm/0',
    addressFormat: 'ADDRESS_FORMAT_COMPRESSED',
  } as const
  const accounts = ['ethereum', { chain: 'solana', index: 7 }, path] as const
  expect(() => checkOptions({ ...addresses, signup: { wallet: { accounts } } })).not.toThrow()
  expect(() => checkOptions({ ...addresses, signup: {} })).not.toThrow()
})
