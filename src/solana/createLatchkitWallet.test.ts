import { expect, test } from 'vitest'
import { createFakeKit } from '../../test/support/fakeKit.ts'
import { createLatchkitWallet } from './createLatchkitWallet.ts'
import { standardAccount } from './standardAccount.ts'

const icon = 'data:image/png;base64,iVBORw0KGgo='
const wallet = () => createLatchkitWallet(createFakeKit().kit, { icon })

test('takes both kinds of transactions that there are on Solana, and no other', () => {
  const { features } = wallet()
  const kinds = [features['solana:signTransaction'], features['solana:signAndSendTransaction']]
  for (const { supportedTransactionVersions } of kinds)
    expect(supportedTransactionVersions).toEqual(['legacy', 0])
})

test('is called as the app is, where it has no name of its own', () => {
  expect(wallet().name).toBe('Fieldnotes')
  expect(createLatchkitWallet(createFakeKit().kit, { icon, name: 'Purse' }).name).toBe('Purse')
  expect(wallet().chains).toEqual(['solana:mainnet', 'solana:devnet'])
})

test('shows an account under the name that its owner gave it, with what it can do on a chain', () => {
  const account = {
    id: 'account-1',
    walletId: 'wallet-1',
    name: 'Savings',
    address: '11111111111111111111111111111111',
    addressFormat: 'ADDRESS_FORMAT_SOLANA',
    curve: 'CURVE_ED25519',
    path: "m/44'/501'/0'/0'",
    publicKeyHex: null,
    createdAtMs: 0,
  }
  const features = ['standard:connect', 'solana:signMessage'] as never
  expect(standardAccount(account, ['solana:devnet'], features)).toEqual({
    address: account.address,
    publicKey: new Uint8Array(32),
    chains: ['solana:devnet'],
    features: ['solana:signMessage'],
    label: 'Savings',
  })
  expect(standardAccount({ ...account, name: null }, [], [])).not.toHaveProperty('label')
})
