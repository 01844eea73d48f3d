import * as v from 'valibot'
import { keyAddress } from './fields/privateKey.ts'
import { walletResult } from './fields/walletResult.ts'

const importBundle = v.object({ importBundle: v.string() })

/**
 * The activities that carry wallets and private keys out and in, encrypted: their part of `submitAnswers`.
 *
 * Spec: Submit endpoints, common rules (from the public wire).
 */
export const bundleAnswers = {
  exportWallet: {
    path: '/public/v1/submit/export_wallet',
    type: 'ACTIVITY_TYPE_EXPORT_WALLET',
    resultKey: 'exportWalletResult',
    result: v.object({ walletId: v.string(), exportBundle: v.string() }),
  },
  exportWalletAccount: {
    path: '/public/v1/submit/export_wallet_account',
    type: 'ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT',
    resultKey: 'exportWalletAccountResult',
    result: v.object({ address: v.string(), exportBundle: v.string() }),
  },
  exportPrivateKey: {
    path: '/public/v1/submit/export_private_key',
    type: 'ACTIVITY_TYPE_EXPORT_PRIVATE_KEY',
    resultKey: 'exportPrivateKeyResult',
    result: v.object({ privateKeyId: v.string(), exportBundle: v.string() }),
  },
  initImportWallet: {
    path: '/public/v1/submit/init_import_wallet',
    type: 'ACTIVITY_TYPE_INIT_IMPORT_WALLET',
    resultKey: 'initImportWalletResult',
    result: importBundle,
  },
  importWallet: {
    path: '/public/v1/submit/import_wallet',
    type: 'ACTIVITY_TYPE_IMPORT_WALLET',
    resultKey: 'importWalletResult',
    result: walletResult,
  },
  initImportPrivateKey: {
    path: '/public/v1/submit/init_import_private_key',
    type: 'ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY',
    resultKey: 'initImportPrivateKeyResult',
    result: importBundle,
  },
  importPrivateKey: {
    path: '/public/v1/submit/import_private_key',
    type: 'ACTIVITY_TYPE_IMPORT_PRIVATE_KEY',
    resultKey: 'importPrivateKeyResult',
    result: v.object({ privateKeyId: v.string(), addresses: v.array(keyAddress) }),
  },
} as const
