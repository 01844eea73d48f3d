import * as v from 'valibot'
import { keyAddress } from './fields/privateKey.ts'
import { signature } from './fields/signature.ts'
import { walletResult } from './fields/walletResult.ts'

/**
 * The activities of wallets, of private keys and of signing: their part of `submitAnswers`. Spec: Submit endpoints.
 */
export const walletAnswers = {
  createWallet: {
    path: '/public/v1/submit/create_wallet',
    type: 'ACTIVITY_TYPE_CREATE_WALLET',
    resultKey: 'createWalletResult',
    result: walletResult,
  },
  createWalletAccounts: {
    path: '/public/v1/submit/create_wallet_accounts',
    type: 'ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS',
    resultKey: 'createWalletAccountsResult',
    result: v.object({ addresses: v.array(v.string()) }),
  },
  updateWallet: {
    path: '/public/v1/submit/update_wallet',
    type: 'ACTIVITY_TYPE_UPDATE_WALLET',
    resultKey: 'updateWalletResult',
    result: v.object({ walletId: v.string() }),
  },
  deleteWallets: {
    path: '/public/v1/submit/delete_wallets',
    type: 'ACTIVITY_TYPE_DELETE_WALLETS',
    resultKey: 'deleteWalletsResult',
    result: v.object({ walletIds: v.array(v.string()) }),
  },
  deleteWalletAccounts: {
    path: '/public/v1/submit/delete_wallet_accounts',
    type: 'ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS',
    resultKey: 'deleteWalletAccountsResult',
    result: v.object({ walletAccountIds: v.array(v.string()) }),
  },
  signRawPayload: {
    path: '/public/v1/submit/sign_raw_payload',
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
    resultKey: 'signRawPayloadResult',
    result: signature,
  },
  signRawPayloads: {
    path: '/public/v1/submit/sign_raw_payloads',
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOADS',
    resultKey: 'signRawPayloadsResult',
    result: v.object({ signatures: v.array(signature) }),
  },
  sparkSignFrost: {
    path: '/public/v1/submit/spark_sign_frost',
    type: 'ACTIVITY_TYPE_SPARK_SIGN_FROST',
    resultKey: 'sparkSignFrostResult',
    result: v.object({
      signatures: v.array(
        v.object({ signatureShare: v.string(), hiding: v.string(), binding: v.string() }),
      ),
    }),
  },
  createPrivateKeys: {
    path: '/public/v1/submit/create_private_keys',
    type: 'ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2',
    resultKey: 'createPrivateKeysResultV2',
    result: v.object({
      privateKeys: v.array(v.object({ privateKeyId: v.string(), addresses: v.array(keyAddress) })),
    }),
  },
  deletePrivateKeys: {
    path: '/public/v1/submit/delete_private_keys',
    type: 'ACTIVITY_TYPE_DELETE_PRIVATE_KEYS',
    resultKey: 'deletePrivateKeysResult',
    result: v.object({ privateKeyIds: v.array(v.string()) }),
  },
  createPrivateKeyTag: {
    path: '/public/v1/submit/create_private_key_tag',
    type: 'ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG',
    resultKey: 'createPrivateKeyTagResult',
    result: v.object({ privateKeyTagId: v.string(), privateKeyIds: v.array(v.string()) }),
  },
  updatePrivateKeyTag: {
    path: '/public/v1/submit/update_private_key_tag',
    type: 'ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG',
    resultKey: 'updatePrivateKeyTagResult',
    result: v.object({ privateKeyTagId: v.string() }),
  },
  deletePrivateKeyTags: {
    path: '/public/v1/submit/delete_private_key_tags',
    type: 'ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS',
    resultKey: 'deletePrivateKeyTagsResult',
    result: v.object({
      privateKeyTagIds: v.array(v.string()),
      privateKeyIds: v.array(v.string()),
    }),
  },
} as const
