import { describe, expect, test } from 'vitest'
import type { Endpoint } from '../../src/wire/endpoint.ts'
import { keyAddress, privateKey, privateKeyTag } from '../../src/wire/fields/privateKey.ts'
import { hashFunction, payloadEncoding, signature } from '../../src/wire/fields/signature.ts'
import { wallet, walletAccount } from '../../src/wire/fields/wallet.ts'
import { curve, walletAccountParams } from '../../src/wire/fields/walletParams.ts'
import { queryEndpoints } from '../../src/wire/queryEndpoints.ts'
import { submitEndpoints } from '../../src/wire/submitEndpoints.ts'
import { kindsOf } from '../support/schemaFields.ts'
import { type ActivityRow, expectActivity, type Fields } from '../support/wireRows.ts'

/** Typed by hand from the public wire. */
const activities: readonly ActivityRow[] = [
  {
    endpoint: submitEndpoints.createWallet,
    name: 'create_wallet',
    type: 'ACTIVITY_TYPE_CREATE_WALLET',
    keys: ['createWalletIntent', 'createWalletResult'],
    parameters: { walletName: 'string!', accounts: 'object[]!', mnemonicLength: 'number?' },
    result: { walletId: 'string!', addresses: 'string[]!' },
  },
  {
    endpoint: submitEndpoints.createWalletAccounts,
    name: 'create_wallet_accounts',
    type: 'ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS',
    keys: ['createWalletAccountsIntent', 'createWalletAccountsResult'],
    parameters: { walletId: 'string!', accounts: 'object[]!', persist: 'boolean?' },
    result: { addresses: 'string[]!' },
  },
  {
    endpoint: submitEndpoints.updateWallet,
    name: 'update_wallet',
    type: 'ACTIVITY_TYPE_UPDATE_WALLET',
    keys: ['updateWalletIntent', 'updateWalletResult'],
    parameters: { walletId: 'string!', walletName: 'string?' },
    result: { walletId: 'string!' },
  },
  {
    endpoint: submitEndpoints.deleteWallets,
    name: 'delete_wallets',
    type: 'ACTIVITY_TYPE_DELETE_WALLETS',
    keys: ['deleteWalletsIntent', 'deleteWalletsResult'],
    parameters: { walletIds: 'string[]!', deleteWithoutExport: 'boolean?' },
    result: { walletIds: 'string[]!' },
  },
  {
    endpoint: submitEndpoints.deleteWalletAccounts,
    name: 'delete_wallet_accounts',
    type: 'ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS',
    keys: ['deleteWalletAccountsIntent', 'deleteWalletAccountsResult'],
    parameters: { walletAccountIds: 'string[]!', deleteWithoutExport: 'boolean?' },
    result: { walletAccountIds: 'string[]!' },
  },
  {
    endpoint: submitEndpoints.signRawPayload,
    name: 'sign_raw_payload',
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
    keys: ['signRawPayloadIntentV2', 'signRawPayloadResult'],
    parameters: {
      signWith: 'string!',
      payload: 'string!',
      encoding: 'string!',
      hashFunction: 'string!',
    },
    result: { r: 'string!', s: 'string!', v: 'string!' },
  },
  {
    endpoint: submitEndpoints.signRawPayloads,
    name: 'sign_raw_payloads',
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOADS',
    keys: ['signRawPayloadsIntent', 'signRawPayloadsResult'],
    parameters: {
      signWith: 'string!',
      payloads: 'string[]!',
      encoding: 'string!',
      hashFunction: 'string!',
    },
    result: { signatures: 'object[]!' },
  },
  {
    endpoint: submitEndpoints.createPrivateKeys,
    name: 'create_private_keys',
    type: 'ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2',
    keys: ['createPrivateKeysIntentV2', 'createPrivateKeysResultV2'],
    parameters: { privateKeys: 'object[]!' },
    result: { privateKeys: 'object[]!' },
  },
  {
    endpoint: submitEndpoints.deletePrivateKeys,
    name: 'delete_private_keys',
    type: 'ACTIVITY_TYPE_DELETE_PRIVATE_KEYS',
    keys: ['deletePrivateKeysIntent', 'deletePrivateKeysResult'],
    parameters: { privateKeyIds: 'string[]!', deleteWithoutExport: 'boolean?' },
    result: { privateKeyIds: 'string[]!' },
  },
  {
    endpoint: submitEndpoints.createPrivateKeyTag,
    name: 'create_private_key_tag',
    type: 'ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG',
    keys: ['createPrivateKeyTagIntent', 'createPrivateKeyTagResult'],
    parameters: { privateKeyTagName: 'string!', privateKeyIds: 'string[]!' },
    result: { privateKeyTagId: 'string!', privateKeyIds: 'string[]!' },
  },
  {
    endpoint: submitEndpoints.updatePrivateKeyTag,
    name: 'update_private_key_tag',
    type: 'ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG',
    keys: ['updatePrivateKeyTagIntent', 'updatePrivateKeyTagResult'],
    parameters: {
      privateKeyTagId: 'string!',
      newPrivateKeyTagName: 'string?',
      addPrivateKeyIds: 'string[]!',
      removePrivateKeyIds: 'string[]!',
    },
    result: { privateKeyTagId: 'string!' },
  },
  {
    endpoint: submitEndpoints.deletePrivateKeyTags,
    name: 'delete_private_key_tags',
    type: 'ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS',
    keys: ['deletePrivateKeyTagsIntent', 'deletePrivateKeyTagsResult'],
    parameters: { privateKeyTagIds: 'string[]!' },
    result: { privateKeyTagIds: 'string[]!', privateKeyIds: 'string[]!' },
  },
]

describe('the activities of wallets and private keys', () => {
  test.each(activities)('speak $name as the public wire does', expectActivity)
})

type QueryRow = readonly [name: string, endpoint: Endpoint, request: Fields, response: Fields]

const organization = { organizationId: 'string!' }
const queries: readonly QueryRow[] = [
  ['list_wallets', queryEndpoints.listWallets, organization, { wallets: 'object[]!' }],
  [
    'get_wallet',
    queryEndpoints.getWallet,
    { ...organization, walletId: 'string!' },
    { wallet: 'object!' },
  ],
  [
    'list_wallet_accounts',
    queryEndpoints.listWalletAccounts,
    {
      ...organization,
      walletId: 'string?',
      includeWalletDetails: 'boolean?',
      paginationOptions: 'object?',
    },
    { accounts: 'object[]!' },
  ],
  [
    'get_wallet_account',
    queryEndpoints.getWalletAccount,
    { ...organization, walletId: 'string!', address: 'string?', path: 'string?' },
    { account: 'object!' },
  ],
  ['list_private_keys', queryEndpoints.listPrivateKeys, organization, { privateKeys: 'object[]!' }],
  [
    'get_private_key',
    queryEndpoints.getPrivateKey,
    { ...organization, privateKeyId: 'string!' },
    { privateKey: 'object!' },
  ],
  [
    'list_private_key_tags',
    queryEndpoints.listPrivateKeyTags,
    organization,
    { privateKeyTags: 'object[]!' },
  ],
]

describe('the queries of wallets and private keys', () => {
  test.each(queries)('speak %s as the public wire does', (name, endpoint, request, response) => {
    expect(endpoint.path).toBe(`/public/v1/query/${name}`)
    expect(kindsOf(endpoint.request)).toEqual(request)
    expect(kindsOf(endpoint.response)).toEqual(response)
  })
})

const times = { createdAt: 'object!', updatedAt: 'object!' }

/** The parts of requests and answers. Of an account the public wire also knows `caip2Prefix`, which may be left out. */
const parts = [
  [
    'an account to derive',
    walletAccountParams,
    {
      curve: 'string!',
      pathFormat: 'string!',
      path: 'string!',
      addressFormat: 'string!',
      name: 'string?',
    },
  ],
  [
    'a wallet',
    wallet,
    {
      walletId: 'string!',
      walletName: 'string!',
      exported: 'boolean!',
      imported: 'boolean!',
      ...times,
    },
  ],
  [
    'an account',
    walletAccount,
    {
      walletAccountId: 'string!',
      organizationId: 'string!',
      walletId: 'string!',
      curve: 'string!',
      pathFormat: 'string!',
      path: 'string!',
      addressFormat: 'string!',
      address: 'string!',
      publicKey: 'string?',
      walletDetails: 'object?',
      name: 'string?',
      ...times,
    },
  ],
  [
    'a private key',
    privateKey,
    {
      privateKeyId: 'string!',
      publicKey: 'string!',
      privateKeyName: 'string!',
      curve: 'string!',
      addresses: 'object[]!',
      privateKeyTags: 'string[]!',
      exported: 'boolean!',
      imported: 'boolean!',
      ...times,
    },
  ],
  ['an address', keyAddress, { format: 'string!', address: 'string!' }],
  [
    'a private key tag',
    privateKeyTag,
    { tagId: 'string!', tagName: 'string!', tagType: 'string!', ...times },
  ],
  ['a signature', signature, { r: 'string!', s: 'string!', v: 'string!' }],
] as const

test.each(parts)('%s has the fields of the public wire', (_name, schema, fields) => {
  expect(kindsOf(schema)).toEqual(fields)
})

test('a private key to make has the fields of the public wire', () => {
  const item = submitEndpoints.createPrivateKeys.parameters.entries.privateKeys
  expect(kindsOf(item.pipe[0].item)).toEqual({
    privateKeyName: 'string!',
    curve: 'string!',
    privateKeyTags: 'string[]!',
    addressFormats: 'string[]!',
  })
})

test('signs in four encodings, with four hash functions, on three curves', () => {
  expect(payloadEncoding.options).toEqual([
    'PAYLOAD_ENCODING_HEXADECIMAL',
    'PAYLOAD_ENCODING_TEXT_UTF8',
    'PAYLOAD_ENCODING_EIP712',
    'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION',
  ])
  expect(hashFunction.options).toEqual([
    'HASH_FUNCTION_NO_OP',
    'HASH_FUNCTION_SHA256',
    'HASH_FUNCTION_KECCAK256',
    'HASH_FUNCTION_NOT_APPLICABLE',
  ])
  expect(curve.options).toEqual(['CURVE_SECP256K1', 'CURVE_ED25519', 'CURVE_P256'])
})
