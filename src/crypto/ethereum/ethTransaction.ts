import { bytesFromHex } from '../../lib/hex.ts'
import {
  accessList,
  address,
  authorizationList,
  blobVersionedHashes,
  bytes,
  type Fields,
  readFields,
  small,
  target,
  word,
} from './ethFields.ts'
import { decodeRlp, type Rlp } from './rlp.ts'

/** The kinds of transactions, by the number that stands before them (EIP-2718). */
type EthTransactionType = 'LEGACY' | 'TYPE_1' | 'TYPE_2' | 'TYPE_3' | 'TYPE_4'

/** An unsigned transaction: what it says, and the list that is signed. */
export type EthTransaction = {
  readonly type: EthTransactionType
  /** Null for a legacy transaction that is for every chain (before EIP-155). */
  readonly chainId: bigint | null
  readonly nonce: bigint
  readonly gas: bigint
  readonly gasPrice: bigint | null
  readonly maxFeePerGas: bigint | null
  readonly maxPriorityFeePerGas: bigint | null
  readonly maxFeePerBlobGas: bigint | null
  /** 20 bytes; null makes a contract. */
  readonly to: Uint8Array | null
  readonly value: bigint
  readonly data: Uint8Array
  readonly blobVersionedHashes?: ReturnType<typeof blobVersionedHashes>
  readonly authorizationList?: ReturnType<typeof authorizationList>
  /** The fields without a signature. */
  readonly items: readonly Rlp[]
}

const CALL = { to: target, value: word, data: bytes }
const LEGACY = { nonce: small, gasPrice: word, gas: small, ...CALL }
/** EIP-155: the chain and two empty fields behind the six. */
const FOR_CHAIN = {
  ...LEGACY,
  chainId: (item: Rlp) => word(item) || undefined,
  r: bytes,
  s: bytes,
}
const TYPE_2 = {
  chainId: word,
  nonce: small,
  maxPriorityFeePerGas: word,
  maxFeePerGas: word,
  gas: small,
  ...CALL,
  accessList,
}

/** The fields of each kind in their order (EIP-2930, EIP-1559, EIP-4844, EIP-7702). */
const fieldsByType: Readonly<Record<string, Fields>> = {
  TYPE_1: { chainId: word, ...LEGACY, accessList },
  TYPE_2,
  TYPE_3: { ...TYPE_2, to: address, maxFeePerBlobGas: word, blobVersionedHashes },
  TYPE_4: { ...TYPE_2, to: address, authorizationList },
}

/** What only some kinds say. */
const ABSENT = {
  chainId: null,
  gasPrice: null,
  maxFeePerGas: null,
  maxPriorityFeePerGas: null,
  maxFeePerBlobGas: null,
}

/**
 * Reads an unsigned transaction of Ethereum; a sentence part says what is wrong with it.
 *
 * Ours: strict, so that nobody reads another transaction out of the same bytes: the one right RLP, numbers without leading
 * zeros, every field and no other.
 *
 * @param unsignedHex - with or without 0x.
 */
export function readEthTransaction(unsignedHex: string): EthTransaction | string {
  const bytes = bytesFromHex(unsignedHex.startsWith('0x') ? unsignedHex.slice(2) : unsignedHex)
  if (!bytes || bytes.length === 0) return 'must be whole bytes of hex'
  const [first = 0] = bytes
  if (first >= 0xc0) return readLegacy(decodeRlp(bytes))
  const type = `TYPE_${first}` as EthTransactionType
  const fields = fieldsByType[type]
  if (!fields) return 'is of no known type'
  return fromItems(type, decodeRlp(bytes.subarray(1)), fields)
}

function readLegacy(items: Rlp | null): EthTransaction | string {
  const read = fromItems('LEGACY', items, items?.length === 9 ? FOR_CHAIN : LEGACY)
  if (typeof read === 'string') return read
  const [, ...signature] = read.items.slice(6)
  if (signature.some(({ length }) => length > 0)) return 'is signed already'
  return { ...read, items: read.items.slice(0, 6) }
}

function fromItems(
  type: EthTransactionType,
  items: Rlp | null,
  fields: Fields,
): EthTransaction | string {
  if (!items || items instanceof Uint8Array || items.length !== Object.keys(fields).length)
    return `must be the RLP of an unsigned transaction of ${type}`
  const read = readFields(fields, items)
  if (typeof read === 'string') return `has a wrong ${read}`
  const { to, ...others } = read
  const makesContract = to instanceof Uint8Array && to.length === 0
  return { ...ABSENT, ...others, to: makesContract ? null : to, type, items } as EthTransaction
}
