import { secp256k1 } from '@noble/curves/secp256k1.js'
import { serializeTransaction } from 'viem'
import { bytesFromHex } from '../../../src/lib/hex.ts'
import { listWalletAccounts } from '../../../src/wire/query/listWalletAccounts.ts'
import { createOperator } from '../sparkOperator.ts'
import { ethereumAccount, ethereumAccountAt } from '../walletSteps.ts'
import type { CallTable } from './everyCall.ts'
import { byPerson, type Ground } from './preparing.ts'

const spark = {
  ...ethereumAccount,
  path: "m/8797555'/1'/0'",
  addressFormat: 'ADDRESS_FORMAT_SPARK_MAINNET',
} as const
const sparkDeposit = {
  ...spark,
  path: "m/8797555'/1'/2'",
  addressFormat: 'ADDRESS_FORMAT_COMPRESSED',
} as const
const plan = {
  encoding: 'PAYLOAD_ENCODING_TEXT_UTF8',
  hashFunction: 'HASH_FUNCTION_SHA256',
} as const
const oneKey = {
  privateKeyName: 'Treasury',
  curve: 'CURVE_SECP256K1' as const,
  privateKeyTags: [],
  addressFormats: ['ADDRESS_FORMAT_ETHEREUM' as const],
}

export async function walletOf({ made }: Ground, accounts = [ethereumAccount]) {
  const { walletId, addresses } = await made('createWallet', { walletName: 'Main', accounts })
  return { walletId, address: addresses[0] ?? '' }
}

export async function privateKeyOf({ made }: Ground) {
  const { privateKeys } = await made('createPrivateKeys', { privateKeys: [oneKey] })
  return privateKeys[0]?.privateKeyId ?? ''
}

/** A transaction that is under way. */
export async function sendIdOf(ground: Ground) {
  const { address: from } = await walletOf(ground)
  const calls = [{ to: `0x${'12'.repeat(20)}`, value: '1' }]
  const sent = await ground.made('ethSendTransactionV2', { from, caip2: 'eip155:1', calls })
  return sent.sendTransactionStatusId
}

async function accountIdOf(ground: Ground) {
  const { walletId } = await walletOf(ground)
  const { key, organizationId } = ground.someone
  const all = await ground.stage.clean.queries.query(key, listWalletAccounts, {
    organizationId,
    walletId,
  })
  return all.accounts[0]?.walletAccountId ?? ''
}

async function tagOf({ made }: Ground) {
  const tag = { privateKeyTagName: 'Cold', privateKeyIds: [] }
  return (await made('createPrivateKeyTag', tag)).privateKeyTagId
}

/** Every activity on wallets and private keys, and with them, ready to be submitted. */
export const walletCalls: CallTable = {
  createWallet: byPerson('createWallet', () => ({
    walletName: 'Main',
    accounts: [ethereumAccount],
  })),
  createWalletAccounts: byPerson('createWalletAccounts', async (ground) => ({
    walletId: (await walletOf(ground)).walletId,
    accounts: [ethereumAccountAt(1)],
  })),
  updateWallet: byPerson('updateWallet', async (ground) => ({
    walletId: (await walletOf(ground)).walletId,
    walletName: 'Savings',
  })),
  deleteWallets: byPerson('deleteWallets', async (ground) => ({
    walletIds: [(await walletOf(ground)).walletId],
    deleteWithoutExport: true,
  })),
  deleteWalletAccounts: byPerson('deleteWalletAccounts', async (ground) => ({
    walletAccountIds: [await accountIdOf(ground)],
    deleteWithoutExport: true,
  })),
  signRawPayload: byPerson('signRawPayload', async (ground) => ({
    ...plan,
    signWith: (await walletOf(ground)).address,
    payload: 'Hello',
  })),
  signRawPayloads: byPerson('signRawPayloads', async (ground) => ({
    ...plan,
    signWith: (await walletOf(ground)).address,
    payloads: ['Hello', 'Goodbye'],
  })),
  signTransaction: byPerson('signTransaction', async (ground) => ({
    signWith: (await walletOf(ground)).address,
    type: 'TRANSACTION_TYPE_ETHEREUM',
    unsignedTransaction: serializeTransaction({
      type: 'legacy',
      chainId: 1,
      gas: 1n,
      to: `0x${'12'.repeat(20)}`,
    }),
  })),
  sparkSignFrost: byPerson('sparkSignFrost', async ({ made }) => {
    const accounts = [spark, sparkDeposit]
    const { addresses } = await made('createWallet', { walletName: 'Spark', accounts })
    const [signWith = '', deposit = ''] = addresses
    const point = secp256k1.Point.fromBytes(bytesFromHex(deposit) ?? new Uint8Array())
    const message = '5a'.repeat(32)
    const one = { derivation: { deposit: {} }, message, ...createOperator(point).params }
    return { signWith, signatures: [one] }
  }),
  createPrivateKeys: byPerson('createPrivateKeys', () => ({ privateKeys: [oneKey] })),
  deletePrivateKeys: byPerson('deletePrivateKeys', async (ground) => ({
    privateKeyIds: [await privateKeyOf(ground)],
    deleteWithoutExport: true,
  })),
  createPrivateKeyTag: byPerson('createPrivateKeyTag', async (ground) => ({
    privateKeyTagName: 'Cold',
    privateKeyIds: [await privateKeyOf(ground)],
  })),
  updatePrivateKeyTag: byPerson('updatePrivateKeyTag', async (ground) => ({
    privateKeyTagId: await tagOf(ground),
    addPrivateKeyIds: [await privateKeyOf(ground)],
    removePrivateKeyIds: [],
  })),
  deletePrivateKeyTags: byPerson('deletePrivateKeyTags', async (ground) => ({
    privateKeyTagIds: [await tagOf(ground)],
  })),
}
