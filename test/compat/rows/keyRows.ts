import { p256 } from '@noble/curves/nist.js'
import { encryptPrivateKeyToBundle, encryptWalletToBundle } from '@turnkey/crypto'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import type { Account, CompatStage } from '../support/compatStage.ts'
import { makePrivateKeyId, makeWallet, sparkAccount } from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

/** A recovery phrase of the standard's own vectors (BIP-39). */
const PHRASE = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

const contract = {
  smartContractAddress: '0x6b175474e89094c44da98b954eedeac495271d0f',
  smartContractInterface: JSON.stringify([
    { type: 'function', name: 'pause', inputs: [], outputs: [], stateMutability: 'nonpayable' },
  ]),
  type: 'SMART_CONTRACT_INTERFACE_TYPE_ETHEREUM' as const,
  label: 'Dai',
  notes: '',
}

/** An EIP-1559 transaction of nothing to nobody, not signed (EIP-2718 type 2). */
const UNSIGNED = `02df01800101825208${'94'}${'00'.repeat(20)}8080c0`

/** A point of secp256k1: the commitments of an operator of Spark. */
const POINT = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'

/** Where a key that leaves the service is encrypted to: an uncompressed point. */
function newTargetKey() {
  return hexFromBytes(p256.getPublicKey(p256.utils.randomSecretKey(), false))
}

/** For whom an import is, and whose signature its bundle must bear. */
function importer({ userId, organizationId }: Account, { exportKeyHex }: CompatStage) {
  return { userId, organizationId, dangerouslyOverrideSignerPublicKey: exportKeyHex }
}

async function makeInterfaceId({ client, body }: Account) {
  const { activity } = await client.createSmartContractInterface(
    body('ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE', contract),
  )
  return activity.result.createSmartContractInterfaceResult?.smartContractInterfaceId ?? ''
}

export const keySubmits: SubmitRows = {
  create_smart_contract_interface: ({ client, body }) =>
    client.createSmartContractInterface(
      body('ACTIVITY_TYPE_CREATE_SMART_CONTRACT_INTERFACE', contract),
    ),
  delete_smart_contract_interface: async (account) => {
    const smartContractInterfaceId = await makeInterfaceId(account)
    const type = 'ACTIVITY_TYPE_DELETE_SMART_CONTRACT_INTERFACE'
    return account.client.deleteSmartContractInterface(
      account.body(type, { smartContractInterfaceId }),
    )
  },
  sign_transaction: async (account) => {
    const { address: signWith } = await makeWallet(account)
    return account.client.signTransaction(
      account.body('ACTIVITY_TYPE_SIGN_TRANSACTION_V2', {
        signWith,
        unsignedTransaction: UNSIGNED,
        type: 'TRANSACTION_TYPE_ETHEREUM',
      }),
    )
  },
  export_wallet: async (account) => {
    const { walletId } = await makeWallet(account)
    const parameters = { walletId, targetPublicKey: newTargetKey() }
    return account.client.exportWallet(account.body('ACTIVITY_TYPE_EXPORT_WALLET', parameters))
  },
  export_wallet_account: async (account) => {
    const { address } = await makeWallet(account)
    const parameters = { address, targetPublicKey: newTargetKey() }
    const type = 'ACTIVITY_TYPE_EXPORT_WALLET_ACCOUNT'
    return account.client.exportWalletAccount(account.body(type, parameters))
  },
  export_private_key: async (account) => {
    const privateKeyId = await makePrivateKeyId(account)
    const parameters = { privateKeyId, targetPublicKey: newTargetKey() }
    const type = 'ACTIVITY_TYPE_EXPORT_PRIVATE_KEY'
    return account.client.exportPrivateKey(account.body(type, parameters))
  },
  init_import_wallet: ({ client, body, userId }) =>
    client.initImportWallet(body('ACTIVITY_TYPE_INIT_IMPORT_WALLET', { userId })),
  import_wallet: async (account, stage) => {
    const { client, body, userId } = account
    const { activity } = await client.initImportWallet(
      body('ACTIVITY_TYPE_INIT_IMPORT_WALLET', { userId }),
    )
    const importBundle = activity.result.initImportWalletResult?.importBundle ?? ''
    const sealed = { mnemonic: PHRASE, importBundle, ...importer(account, stage) }
    const encryptedBundle = await encryptWalletToBundle(sealed)
    const parameters = { userId, walletName: 'Old', encryptedBundle, accounts: [] }
    return client.importWallet(body('ACTIVITY_TYPE_IMPORT_WALLET', parameters))
  },
  import_private_key: async (account, stage) => {
    const { client, body, userId } = account
    const { activity } = await client.initImportPrivateKey(
      body('ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY', { userId }),
    )
    const importBundle = activity.result.initImportPrivateKeyResult?.importBundle ?? ''
    const encryptedBundle = await encryptPrivateKeyToBundle({
      privateKey: hexFromBytes(p256.utils.randomSecretKey()),
      keyFormat: 'HEXADECIMAL',
      importBundle,
      ...importer(account, stage),
    })
    return client.importPrivateKey(
      body('ACTIVITY_TYPE_IMPORT_PRIVATE_KEY', {
        userId,
        privateKeyName: 'Old',
        encryptedBundle,
        curve: 'CURVE_SECP256K1',
        addressFormats: ['ADDRESS_FORMAT_ETHEREUM'],
      }),
    )
  },
  spark_sign_frost: async ({ client, body }) => {
    const { activity } = await client.createWallet(
      body('ACTIVITY_TYPE_CREATE_WALLET', { walletName: 'Spark', accounts: [sparkAccount] }),
    )
    const signature = {
      derivation: { identity: {} },
      message: '11'.repeat(32),
      verifyingKey: POINT,
      operatorCommitments: [{ id: `${'00'.repeat(31)}07`, hiding: POINT, binding: POINT }],
    }
    return client.sparkSignFrost(
      body('ACTIVITY_TYPE_SPARK_SIGN_FROST', {
        signWith: activity.result.createWalletResult?.addresses[0] ?? '',
        signatures: [signature],
      }),
    )
  },
  init_import_private_key: ({ client, body, userId }) =>
    client.initImportPrivateKey(body('ACTIVITY_TYPE_INIT_IMPORT_PRIVATE_KEY', { userId })),
}

export const keyQueries: QueryRows = {
  list_smart_contract_interfaces: async (account) => {
    const id = await makeInterfaceId(account)
    const { organizationId } = account
    const answer = await account.client.getSmartContractInterfaces({ organizationId })
    return [answer.smartContractInterfaces.map((one) => one.smartContractInterfaceId), [id]]
  },
  get_smart_contract_interface: async (account) => {
    const smartContractInterfaceId = await makeInterfaceId(account)
    const { organizationId } = account
    const ask = { organizationId, smartContractInterfaceId }
    const { smartContractInterface } = await account.client.getSmartContractInterface(ask)
    return [smartContractInterface.label, contract.label]
  },
  list_app_proofs: async (account) => {
    const { client, organizationId } = account
    await makeWallet(account)
    const { activities } = await client.getActivities({ organizationId })
    const activityId = activities[0]?.id ?? ''
    const { appProofs } = await client.getAppProofs({ organizationId, activityId })
    return [Array.isArray(appProofs), true]
  },
}
