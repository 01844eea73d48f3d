import { bytesFromHex } from '../../lib/hex.ts'
import {
  accessListFault,
  authorizationListFault,
  hashListFault,
  isAddress,
  numberFrom,
} from './ethFields.ts'
import { decodeRlp, type Rlp } from './rlp.ts'

/** The kinds of transactions, by the number that stands before them (EIP-2718). */
export type EthTransactionType = 'LEGACY' | 'TYPE_1' | 'TYPE_2' | 'TYPE_3' | 'TYPE_4'

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
  /** The fields without a signature. */
  readonly items: readonly Rlp[]
}

type Field =
  | 'chainId'
  | 'nonce'
  | 'gasPrice'
  | 'maxPriorityFeePerGas'
  | 'maxFeePerGas'
  | 'gas'
  | 'to'
  | 'value'
  | 'data'
  | 'accessList'
  | 'maxFeePerBlobGas'
  | 'blobVersionedHashes'
  | 'authorizationList'

const LEGACY = ['nonce', 'gasPrice', 'gas', 'to', 'value', 'data'] as const
const FEES = ['chainId', 'nonce', 'maxPriorityFeePerGas', 'maxFeePerGas', 'gas'] as const
const CALL = ['to', 'value', 'data', 'accessList'] as const

/** The fields of each kind in their order (EIP-2930, EIP-1559, EIP-4844, EIP-7702). */
const fieldsByType: Readonly<Record<EthTransactionType, readonly Field[]>> = {
  LEGACY,
  TYPE_1: ['chainId', 'nonce', 'gasPrice', 'gas', ...CALL],
  TYPE_2: [...FEES, ...CALL],
  TYPE_3: [...FEES, ...CALL, 'maxFeePerBlobGas', 'blobVersionedHashes'],
  TYPE_4: [...FEES, ...CALL, 'authorizationList'],
}

const typeByNumber: Readonly<Partial<Record<number, EthTransactionType>>> = {
  1: 'TYPE_1',
  2: 'TYPE_2',
  3: 'TYPE_3',
  4: 'TYPE_4',
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
  const type = typeByNumber[first]
  if (!type) return 'is of no known type'
  const items = decodeRlp(bytes.subarray(1))
  if (!items || items instanceof Uint8Array || items.length !== fieldsByType[type].length)
    return `must be the RLP of an unsigned transaction of ${type}`
  return fromItems(type, items)
}

/** EIP-155: the chain and two empty fields behind the six. */
function readLegacy(items: Rlp | null): EthTransaction | string {
  if (!items || items instanceof Uint8Array || (items.length !== 6 && items.length !== 9))
    return 'must be the RLP of an unsigned legacy transaction'
  const [chain, ...empty] = items.slice(6)
  if (chain === undefined) return fromItems('LEGACY', items)
  const chainId = numberFrom(chain, 32)
  if (chainId === null || chainId === 0n) return 'has a wrong chain'
  if (empty.some((field) => field.length > 0)) return 'is signed already'
  const read = fromItems('LEGACY', items.slice(0, 6))
  return typeof read === 'string' ? read : { ...read, chainId }
}

function fromItems(type: EthTransactionType, items: readonly Rlp[]): EthTransaction | string {
  const fields = new Map(fieldsByType[type].map((name, i) => [name, items[i] ?? new Uint8Array()]))
  const fault = faultOf(type, fields)
  if (fault) return fault
  const number = (name: Field) => numberFrom(fields.get(name) ?? [], 32)
  const to = fields.get('to')
  const data = fields.get('data')
  return {
    type,
    chainId: number('chainId'),
    nonce: number('nonce') ?? 0n,
    gas: number('gas') ?? 0n,
    gasPrice: number('gasPrice'),
    maxFeePerGas: number('maxFeePerGas'),
    maxPriorityFeePerGas: number('maxPriorityFeePerGas'),
    maxFeePerBlobGas: number('maxFeePerBlobGas'),
    to: to instanceof Uint8Array && to.length > 0 ? to : null,
    value: number('value') ?? 0n,
    data: data instanceof Uint8Array ? data : new Uint8Array(),
    items,
  }
}

const NUMBERS: ReadonlyMap<Field, number> = new Map([
  ['chainId', 32],
  ['nonce', 8],
  ['gasPrice', 32],
  ['maxPriorityFeePerGas', 32],
  ['maxFeePerGas', 32],
  ['gas', 8],
  ['value', 32],
  ['maxFeePerBlobGas', 32],
])

function faultOf(type: EthTransactionType, fields: ReadonlyMap<Field, Rlp>): string | null {
  for (const [name, value] of fields) {
    const size = NUMBERS.get(name)
    if (size !== undefined && numberFrom(value, size) === null) return `has a wrong ${name}`
  }
  const to = fields.get('to') ?? []
  const makesContract = to instanceof Uint8Array && to.length === 0
  if (!isAddress(to) && !makesContract) return 'has a wrong to'
  if (makesContract && (type === 'TYPE_3' || type === 'TYPE_4')) return 'needs a to'
  if (!(fields.get('data') instanceof Uint8Array)) return 'has wrong data'
  if (type === 'LEGACY') return null
  return (
    accessListFault(fields.get('accessList')) ??
    (type === 'TYPE_3' ? hashListFault(fields.get('blobVersionedHashes')) : null) ??
    (type === 'TYPE_4' ? authorizationListFault(fields.get('authorizationList')) : null)
  )
}
