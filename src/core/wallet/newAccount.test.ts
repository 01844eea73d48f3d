import { expect, test } from 'vitest'
import { type NewAccount, paramsFromNewAccount } from './newAccount.ts'

test('says a chain as the service takes it, at the path of its own wallets', () => {
  expect(paramsFromNewAccount('ethereum')).toEqual({
    curve: 'CURVE_SECP256K1',
    addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
    pathFormat: 'PATH_FORMAT_BIP32',
    path: "m/44'/60'/0'/0/0",
  })
  expect(paramsFromNewAccount({ chain: 'solana', index: 7, name: 'Savings' })).toEqual({
    curve: 'CURVE_ED25519',
    addressFormat: 'ADDRESS_FORMAT_SOLANA',
    pathFormat: 'PATH_FORMAT_BIP32',
    path: "m/44'/501'/7'/0'",
    name: 'Savings',
  })
})

test('leaves alone what is said as the service takes it', () => {
  const params = { ...paramsFromNewAccount('tron'), path: "m/44'/195'/9'/0/0" }
  expect(paramsFromNewAccount(params)).toBe(params)
})

test.each([
  'polkadot',
  'constructor',
  { chain: 'ethereum', index: -1 },
  { chain: 'ethereum', index: 0.5 },
  { chain: 'ethereum', index: 2 ** 31 },
])('refuses %j', (account) => {
  const make = () => paramsFromNewAccount(account as NewAccount)
  expect(make).toThrow(expect.objectContaining({ code: 'OPTION_INVALID' }))
})
