import { expect, test } from 'vitest'
import type { ActivityRow } from '../../store/rows.ts'
import { addressClaims } from './addressClaims.ts'

const row: ActivityRow = {
  id: 'a',
  organizationId: 'o',
  type: 'ACTIVITY_TYPE_UPDATE_WALLET',
  status: 'ACTIVITY_STATUS_COMPLETED',
  fingerprint: 'sha256:00',
  userId: 'u',
  intent: { updateWalletIntent: { walletId: 'w' } },
  result: { updateWalletResult: { walletId: 'w' } },
  votes: [],
  createdAtMs: 1,
  updatedAtMs: 1,
  failure: {},
}
const type = 'APP_PROOF_TYPE_ADDRESS_DERIVATION'

test('claims nothing for what derives no address', () => {
  expect(addressClaims(row)).toEqual([])
})

test('claims the accounts of a wallet that was imported', () => {
  const accounts = [{ path: 'm/1' }, { path: 'm/2' }]
  const claims = addressClaims({
    ...row,
    type: 'ACTIVITY_TYPE_IMPORT_WALLET',
    intent: { importWalletIntent: { userId: 'u', walletName: 'Main', accounts } },
    result: { importWalletResult: { walletId: 'w', addresses: ['x', 'y'] }, sealed: 'v1.' },
  })
  const ofWallet = { organizationId: 'o', walletId: 'w' }
  expect(claims).toEqual([
    { type, addressDerivationProof: { ...ofWallet, derivationPath: 'm/1', address: 'x' } },
    { type, addressDerivationProof: { ...ofWallet, derivationPath: 'm/2', address: 'y' } },
  ])
})

test('claims the addresses of a private key that was imported', () => {
  const addresses = [{ format: 'ADDRESS_FORMAT_ETHEREUM', address: 'x' }]
  const claims = addressClaims({
    ...row,
    type: 'ACTIVITY_TYPE_IMPORT_PRIVATE_KEY',
    intent: { importPrivateKeyIntent: { privateKeyName: 'A' } },
    result: { importPrivateKeyResult: { privateKeyId: 'k', addresses } },
  })
  expect(claims).toEqual([{ type, addressDerivationProof: { organizationId: 'o', address: 'x' } }])
})
