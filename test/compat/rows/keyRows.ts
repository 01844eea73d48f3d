import { p256 } from '@noble/curves/nist.js'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import type { Account } from '../support/compatStage.ts'
import { makePrivateKeyId, makeWallet } from '../support/made.ts'
import type { QueryRows, SubmitRows } from './compatRow.ts'

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
const UNSIGNED = '02e5018001018252089400000000000000000000000000000000000000008080c0'

/** Where a key that leaves the service is encrypted to: an uncompressed point. */
function newTargetKey() {
  return hexFromBytes(p256.getPublicKey(p256.utils.randomSecretKey(), false))
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
