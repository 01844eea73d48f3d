import { expect, test } from 'vitest'
import { accountFromWire } from './account.ts'
import { privateKeyFromWire } from './privateKey.ts'
import { walletFromWire } from './wallet.ts'

const createdAt = { seconds: '1700000000', nanos: '0' }
const times = { createdAt, updatedAt: { seconds: '1800000000', nanos: '0' } }
const createdAtMs = 1_700_000_000_000
const wireAccount = {
  walletAccountId: 'account-1',
  organizationId: 'org-1',
  walletId: 'wallet-1',
  curve: 'CURVE_SECP256K1',
  pathFormat: 'PATH_FORMAT_BIP32',
  path: "m/44'/60'/0'/0/0",
  addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
  address: '0xAb',
  ...times,
}

test('an account that the service says little of has no name and no key, and milliseconds for a time', () => {
  expect(accountFromWire(wireAccount)).toEqual({
    id: 'account-1',
    walletId: 'wallet-1',
    name: null,
    address: '0xAb',
    addressFormat: 'ADDRESS_FORMAT_ETHEREUM',
    curve: 'CURVE_SECP256K1',
    path: "m/44'/60'/0'/0/0",
    publicKeyHex: null,
    createdAtMs,
  })
  const more = { name: 'Savings', publicKey: '02ab' }
  expect(accountFromWire({ ...wireAccount, ...more })).toMatchObject({
    name: 'Savings',
    publicKeyHex: '02ab',
  })
})

test('what has left the service and what came from elsewhere are two things', () => {
  const wallet = { walletId: 'wallet-1', walletName: 'Main', exported: true, imported: false }
  expect(walletFromWire({ ...wallet, ...times })).toEqual({
    id: 'wallet-1',
    name: 'Main',
    createdAtMs,
    isExported: true,
    isImported: false,
  })
  const key = {
    privateKeyId: 'key-1',
    privateKeyName: 'Old',
    privateKeyTags: [],
    curve: 'CURVE_ED25519',
    publicKey: 'ab',
    addresses: [{ format: 'ADDRESS_FORMAT_SOLANA', address: '11' }],
    exported: false,
    imported: true,
  }
  expect(privateKeyFromWire({ ...key, ...times })).toEqual({
    id: 'key-1',
    name: 'Old',
    curve: 'CURVE_ED25519',
    publicKeyHex: 'ab',
    addresses: [{ addressFormat: 'ADDRESS_FORMAT_SOLANA', address: '11' }],
    createdAtMs,
    isExported: false,
    isImported: true,
  })
})
