import { describe, expect, test } from 'vitest'
import { mnemonicLanguage } from '../../src/wire/fields/mnemonicLanguage.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { type ActivityRow, expectActivity } from '../support/wireRows.ts'

/** Typed by hand from the public wire. */
const activities: readonly ActivityRow[] = [
  {
    endpoint: submitEndpoints.exportWallet,
    name: 'export_wallet',
    type: 'ACTIVITY_TYPE_EXPORT_WALLET',
    keys: ['exportWalletIntent', 'exportWalletResult'],
    parameters: { walletId: 'string!', targetPublicKey: 'string!', language: 'string?' },
    result: { walletId: 'string!', exportBundle: 'string!' },
  },
  {
    endpoint: submitEndpoints.exportWalletAccount,
    name: 'export_wallet_account',
    type: 'ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT',
    keys: ['exportWalletAccountIntent', 'exportWalletAccountResult'],
    parameters: { address: 'string!', targetPublicKey: 'string!' },
    result: { address: 'string!', exportBundle: 'string!' },
  },
  {
    endpoint: submitEndpoints.exportPrivateKey,
    name: 'export_private_key',
    type: 'ACTIVITY_TYPE_EXPORT_PRIVATE_KEY',
    keys: ['exportPrivateKeyIntent', 'exportPrivateKeyResult'],
    parameters: { privateKeyId: 'string!', targetPublicKey: 'string!' },
    result: { privateKeyId: 'string!', exportBundle: 'string!' },
  },
  {
    endpoint: submitEndpoints.initImportWallet,
    name: 'init_import_wallet',
    type: 'ACTIVITY_TYPE_INIT_IMPORT_WALLET',
    keys: ['initImportWalletIntent', 'initImportWalletResult'],
    parameters: { userId: 'string!' },
    result: { importBundle: 'string!' },
  },
  {
    endpoint: submitEndpoints.importWallet,
    name: 'import_wallet',
    type: 'ACTIVITY_TYPE_IMPORT_WALLET',
    keys: ['importWalletIntent', 'importWalletResult'],
    parameters: {
      userId: 'string!',
      walletName: 'string!',
      encryptedBundle: 'string!',
      accounts: 'object[]!',
    },
    result: { walletId: 'string!', addresses: 'string[]!' },
  },
  {
    endpoint: submitEndpoints.initImportPrivateKey,
    name: 'init_import_private_key',
    type: 'ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY',
    keys: ['initImportPrivateKeyIntent', 'initImportPrivateKeyResult'],
    parameters: { userId: 'string!' },
    result: { importBundle: 'string!' },
  },
  {
    endpoint: submitEndpoints.importPrivateKey,
    name: 'import_private_key',
    type: 'ACTIVITY_TYPE_IMPORT_PRIVATE_KEY',
    keys: ['importPrivateKeyIntent', 'importPrivateKeyResult'],
    parameters: {
      userId: 'string!',
      privateKeyName: 'string!',
      encryptedBundle: 'string!',
      curve: 'string!',
      addressFormats: 'string[]!',
    },
    result: { privateKeyId: 'string!', addresses: 'object[]!' },
  },
]

describe('the activities of export and import', () => {
  test.each(activities)('speak $name as the public wire does', expectActivity)
})

test('knows the nine languages of phrases', () => {
  expect(mnemonicLanguage.options.map((name) => name.replace('MNEMONIC_LANGUAGE_', ''))).toEqual([
    'ENGLISH',
    'SIMPLIFIED_CHINESE',
    'TRADITIONAL_CHINESE',
    'CZECH',
    'FRENCH',
    'ITALIAN',
    'JAPANESE',
    'KOREAN',
    'SPANISH',
  ])
})
