import {
  ethereumAccount,
  makePrivateKeyId,
  makePrivateKeyTagId,
  makeWallet,
  makeWalletAccountId,
  solanaAccount,
} from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

const hello = {
  payload: 'hello',
  encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
  hashFunction: 'HASH_FUNCTION_KECCAK256',
} as const

export const walletSubmits: SubmitRows = {
  create_wallet: ({ client, body }) =>
    client.createWallet(
      body('ACTIVITY_TYPE_CREATE_WALLET', {
        walletName: 'Main',
        accounts: [ethereumAccount, solanaAccount],
        mnemonicLength: 24,
      }),
    ),
  create_wallet_accounts: async (account) => {
    const { walletId } = await makeWallet(account)
    const parameters = { walletId, accounts: [solanaAccount] }
    const type = 'ACTIVITY_TYPE_CREATE_WALLET_ACCOUNTS'
    return account.client.createWalletAccounts(account.body(type, parameters))
  },
  update_wallet: async (account) => {
    const { walletId } = await makeWallet(account)
    const parameters = { walletId, walletName: 'Spending' }
    return account.client.updateWallet(account.body('ACTIVITY_TYPE_UPDATE_WALLET', parameters))
  },
  delete_wallets: async (account) => {
    const { walletId } = await makeWallet(account)
    const parameters = { walletIds: [walletId], deleteWithoutExport: true }
    return account.client.deleteWallets(account.body('ACTIVITY_TYPE_DELETE_WALLETS', parameters))
  },
  delete_wallet_accounts: async (account) => {
    const walletAccountIds = [await makeWalletAccountId(account)]
    const parameters = { walletAccountIds, deleteWithoutExport: true }
    const type = 'ACTIVITY_TYPE_DELETE_WALLET_ACCOUNTS'
    return account.client.deleteWalletAccounts(account.body(type, parameters))
  },
  sign_raw_payload: async (account) => {
    const { address: signWith } = await makeWallet(account)
    const type = 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2'
    return account.client.signRawPayload(account.body(type, { signWith, ...hello }))
  },
  sign_raw_payloads: async (account) => {
    const { address: signWith } = await makeWallet(account)
    const { payload, ...how } = hello
    const parameters = { signWith, payloads: [payload, 'world'], ...how }
    const type = 'ACTIVITY_TYPE_SIGN_RAW_PAYLOADS'
    return account.client.signRawPayloads(account.body(type, parameters))
  },
  create_private_keys: ({ client, body }) =>
    client.createPrivateKeys(
      body('ACTIVITY_TYPE_CREATE_PRIVATE_KEYS_V2', {
        privateKeys: [
          {
            privateKeyName: 'Treasury',
            curve: 'CURVE_ED25519',
            privateKeyTags: [],
            addressFormats: ['ADDRESS_FORMAT_SOLANA'],
          },
        ],
      }),
    ),
  delete_private_keys: async (account) => {
    const privateKeyIds = [await makePrivateKeyId(account)]
    const parameters = { privateKeyIds, deleteWithoutExport: true }
    const type = 'ACTIVITY_TYPE_DELETE_PRIVATE_KEYS'
    return account.client.deletePrivateKeys(account.body(type, parameters))
  },
  create_private_key_tag: async (account) => {
    const privateKeyIds = [await makePrivateKeyId(account)]
    const parameters = { privateKeyTagName: 'Cold', privateKeyIds }
    const type = 'ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG'
    return account.client.createPrivateKeyTag(account.body(type, parameters))
  },
  update_private_key_tag: async (account) => {
    const privateKeyTagId = await makePrivateKeyTagId(account)
    const addPrivateKeyIds = [await makePrivateKeyId(account)]
    const type = 'ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG'
    const parameters = { privateKeyTagId, addPrivateKeyIds, removePrivateKeyIds: [] }
    return account.client.updatePrivateKeyTag(account.body(type, parameters))
  },
  delete_private_key_tags: async (account) => {
    const privateKeyTagIds = [await makePrivateKeyTagId(account)]
    const type = 'ACTIVITY_TYPE_DELETE_PRIVATE_KEY_TAGS'
    return account.client.deletePrivateKeyTags(account.body(type, { privateKeyTagIds }))
  },
}

export const walletQueries: QueryRows = {
  list_wallets: async (account) => {
    const { walletId } = await makeWallet(account)
    const { organizationId } = account
    const { wallets } = await account.client.getWallets({ organizationId })
    return [wallets.map((wallet) => wallet.walletId), [walletId]]
  },
  get_wallet: async (account) => {
    const { walletId } = await makeWallet(account)
    const { organizationId } = account
    const { wallet } = await account.client.getWallet({ organizationId, walletId })
    return [
      [wallet.walletName, wallet.exported, wallet.imported],
      ['Main', false, false],
    ]
  },
  list_wallet_accounts: async (account) => {
    const { walletId, address } = await makeWallet(account)
    const { organizationId } = account
    const { accounts } = await account.client.getWalletAccounts({ organizationId, walletId })
    return [accounts.map((one) => [one.address, one.path]), [[address, ethereumAccount.path]]]
  },
  get_wallet_account: async (account) => {
    const made = await makeWallet(account)
    const { organizationId } = account
    const { account: found } = await account.client.getWalletAccount({ organizationId, ...made })
    return [
      [found.address, found.curve],
      [made.address, ethereumAccount.curve],
    ]
  },
  list_private_keys: async (account) => {
    const privateKeyId = await makePrivateKeyId(account)
    const { organizationId } = account
    const { privateKeys } = await account.client.getPrivateKeys({ organizationId })
    return [privateKeys.map((key) => key.privateKeyId), [privateKeyId]]
  },
  get_private_key: async (account) => {
    const privateKeyId = await makePrivateKeyId(account)
    const { organizationId } = account
    const { privateKey } = await account.client.getPrivateKey({ organizationId, privateKeyId })
    return [privateKey.addresses.map(({ format }) => format), ['ADDRESS_FORMAT_ETHEREUM']]
  },
  list_private_key_tags: async (account) => {
    const tagId = await makePrivateKeyTagId(account)
    const { organizationId } = account
    const { privateKeyTags } = await account.client.listPrivateKeyTags({ organizationId })
    return [privateKeyTags.map((tag) => tag.tagId), [tagId]]
  },
}
