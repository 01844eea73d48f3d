import {
  hashAuthorization,
  hashMessage,
  keccak256,
  recoverAddress,
  sha256,
  Transaction,
  type TransactionLike,
  TypedDataEncoder,
  toUtf8Bytes,
} from 'ethers'
import type { SigningAccount, SignRequest } from '../../src/core/wallet/signing/signRequest.ts'
import { bytesFromHex } from '../../src/lib/hex.ts'
import { type Chance, type MakeCase, plain, type SignCase, textOf } from './signCase.ts'

const amountOf = ({ below, hex }: Chance) => BigInt(hex(1 + below(32)))

/** A digest that the account's key on secp256k1 signs. */
function digested(
  account: SigningAccount,
  digest: string,
  request: SignRequest,
): Omit<SignCase, 'format'> {
  return {
    request,
    signedBytes: digest,
    isSignedBy(submitted) {
      if (submitted.kind !== 'signature') return false
      const { r, s, v } = submitted.signature
      const parts = { r: `0x${r}`, s: `0x${s}`, yParity: v === '00' ? 0 : 1 } as const
      return recoverAddress(digest, parts).toLowerCase() === account.address.toLowerCase()
    },
  }
}

/** EIP-191, version 0x45. */
export const message =
  (isBytes: boolean): MakeCase =>
  ({ ethereum: account }, chance) => {
    const given = isBytes
      ? Uint8Array.from(bytesFromHex(plain(chance.hex(chance.below(90)))) ?? [])
      : textOf(chance)
    return digested(account, hashMessage(given), { kind: 'message', account, message: given })
  }

type Types = Record<string, { name: string; type: string }[]>

const PERSON = [
  { name: 'name', type: 'string' },
  { name: 'wallet', type: 'address' },
  { name: 'ids', type: 'uint256[]' },
]
const MAIL = [
  { name: 'from', type: 'Person' },
  { name: 'to', type: 'Person[2]' },
  { name: 'isOpen', type: 'bool' },
  { name: 'less', type: 'int128' },
  { name: 'data', type: 'bytes' },
  { name: 'salt', type: 'bytes32' },
]
const PERMIT = [
  ...['owner', 'spender'].map((name) => ({ name, type: 'address' })),
  ...['value', 'nonce', 'deadline'].map((name) => ({ name, type: 'uint256' })),
]

const ITEM = [
  { name: 'token', type: 'address' },
  { name: 'amount', type: 'uint128' },
]
/** More members than fit on a screen. */
const ORDER = [
  { name: 'maker', type: 'address' },
  { name: 'items', type: 'Item[]' },
  { name: 'steps', type: 'int16[2][]' },
  { name: 'note', type: 'string' },
  ...Array.from({ length: 9 }, (_, at) => ({ name: `term${at}`, type: 'uint256' })),
]

/** One whose struct has more than ten members, and whose lists have more than ten items. */
function orderOf(chance: Chance) {
  const { below, hex } = chance
  const terms = ORDER.slice(4).map(({ name }) => [name, String(amountOf(chance))] as const)
  const item = () => ({ token: hex(20), amount: String(below(2 ** 40)) })
  return {
    maker: hex(20),
    items: Array.from({ length: 11 + below(5) }, item),
    steps: Array.from({ length: 11 + below(5) }, () => [below(99), -below(99)]),
    note: textOf(chance),
    ...Object.fromEntries(terms),
  }
}

/** EIP-712, with lists, structs and numbers of every size. */
export const typedData: MakeCase = ({ ethereum: account }, chance) => {
  const { below, hex } = chance
  const person = () => ({
    name: textOf(chance),
    wallet: hex(20),
    ids: Array.from({ length: below(4) }, () => String(amountOf(chance))),
  })
  const permit = {
    owner: account.address,
    spender: hex(20),
    value: String(amountOf(chance)),
    nonce: below(99),
    deadline: String(below(2 ** 40)),
  }
  const mail = {
    from: person(),
    to: [person(), person()],
    isOpen: below(2) === 0,
    less: String(-below(2 ** 40)),
    data: hex(below(40)),
    salt: hex(32),
  }
  const domain = {
    name: textOf(chance),
    version: '1',
    chainId: 1 + below(100_000),
    verifyingContract: hex(20),
  }
  const kinds = [
    { primaryType: 'Permit', types: { Permit: PERMIT }, message: permit },
    { primaryType: 'Mail', types: { Mail: MAIL, Person: PERSON }, message: mail },
    { primaryType: 'Order', types: { Order: ORDER, Item: ITEM }, message: orderOf(chance) },
  ] as const
  const { primaryType, types, message: value } = kinds[below(3) as 0 | 1 | 2]
  const text = JSON.stringify({ types, domain, primaryType, message: value })
  const digest = TypedDataEncoder.hash(domain, { ...types } as Types, value)
  return digested(account, digest, { kind: 'typedData', account, typedData: text })
}

/** EIP-7702. */
export const authorization: MakeCase = ({ ethereum: account }, { below, hex }) => {
  const given = {
    chainId: below(3) === 0 ? 0 : below(100_000),
    address: hex(20),
    nonce: below(1000),
  }
  return digested(account, hashAuthorization(given), {
    kind: 'authorization',
    account,
    authorization: given,
  })
}

/** Payloads that are hashed as asked, or are hashes. */
export const raw =
  (hashFunction: 'NO_OP' | 'KECCAK256' | 'SHA256', isText: boolean): MakeCase =>
  ({ ethereum: account }, chance) => {
    const text = textOf(chance)
    const bytes = hashFunction === 'NO_OP' ? chance.hex(32) : chance.hex(1 + chance.below(200))
    const given = isText ? toUtf8Bytes(text) : bytes
    const hash = {
      NO_OP: (it: string | Uint8Array) => String(it),
      KECCAK256: keccak256,
      SHA256: sha256,
    }
    return digested(account, hash[hashFunction](given), {
      kind: 'raw',
      account,
      payload: isText ? text : plain(bytes),
      encoding: isText ? 'PAYLOAD_ENCODING_TEXT_UTF8' : 'PAYLOAD_ENCODING_HEXADECIMAL',
      hashFunction: `HASH_FUNCTION_${hashFunction}`,
    })
  }

/** Transactions of every type. */
export const transaction =
  (type: 0 | 1 | 2 | 3 | 4): MakeCase =>
  ({ ethereum: account }, chance) => {
    const { below, hex } = chance
    const accessList = [{ address: hex(20), storageKeys: [hex(32)] }]
    const fees = { maxFeePerGas: BigInt(hex(5)), maxPriorityFeePerGas: 1n }
    const signature = { r: hex(32), s: `0x00${plain(hex(31))}`, yParity: 1 } as const
    const one = { chainId: 8453n, address: hex(20), nonce: 1n }
    const byType: readonly TransactionLike[] = [
      { gasPrice: BigInt(hex(5)) },
      { gasPrice: BigInt(hex(5)), accessList },
      { ...fees, accessList },
      { ...fees, maxFeePerBlobGas: 7n, blobVersionedHashes: [`0x01${plain(hex(31))}`] },
      { ...fees, authorizationList: [{ ...one, signature: { ...signature } as never }] },
    ]
    const to = type < 3 && below(4) === 0 ? null : hex(20)
    const made = Transaction.from({
      type,
      chainId: 1 + below(100_000),
      nonce: below(1000),
      to,
      value: below(2) === 0 ? 0n : BigInt(hex(1 + below(12))),
      // without receiver and data it is refused
      data: to !== null && below(2) === 0 ? '0x' : hex(1 + below(200)),
      gasLimit: 21_000 + below(1_000_000),
      ...byType[type],
    })
    const unsigned = plain(made.unsignedSerialized)
    return {
      request: {
        kind: 'transaction',
        account,
        type: 'TRANSACTION_TYPE_ETHEREUM',
        unsignedTransaction: unsigned,
      },
      signedBytes: made.unsignedHash,
      isSignedBy(submitted) {
        if (submitted.kind !== 'transaction') return false
        const read = Transaction.from(`0x${submitted.signedTransaction}`)
        const isSame = read.unsignedSerialized === made.unsignedSerialized
        return isSame && read.from?.toLowerCase() === account.address.toLowerCase()
      },
    }
  }
