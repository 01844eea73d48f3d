import { bytesFromHex, hexFromBytes } from '../../../lib/hex.ts'
import { utf8FromBytes } from '../../../lib/utf8.ts'
import { base58Address } from '../../wallets/addresses/base58Address.ts'
import { type ProtobufFields, readProtobuf } from './protobuf.ts'
import { type ContractKind, type FieldKind, tronContracts } from './tronContracts.ts'

type Fact = bigint | boolean | string | null
type Facts = Readonly<Record<string, Fact | readonly Readonly<Record<string, Fact>>[]>>

const TYPE_URL = /^type\.googleapis\.com\/protocol\.(\w+)$/
const ADDRESS_VERSION = 0x41
const ADDRESS_BYTES = 21
const RESOURCES = ['BANDWIDTH', 'ENERGY', 'TRON_POWER']

/** What nobody can tell: every comparison with it fails, so it allows nothing, and a policy that denies does deny. */
const UNREADABLE: Facts = { contract: null, fee_limit: null, expiration: null, timestamp: null }

/**
 * What a transaction of Tron says, as policies ask for it.
 *
 * Spec: policies › keywords (`tron.tx`); its fields by the names of the chain.
 * Ours: of a contract that is not in our table the type alone is told. One that says two things of itself, or has fields
 * that its kind does not, is unreadable.
 *
 * @param hex - the protobuf of `Transaction.raw`, with or without 0x.
 */
export function tronTransactionFacts(hex: string): Facts {
  const bytes = bytesFromHex(hex.startsWith('0x') ? hex.slice(2) : hex)
  const raw = bytes && readProtobuf(bytes)
  const contract = raw?.get(11)
  const told = contract instanceof Uint8Array ? contractFacts(contract) : null
  if (!raw || !told) return UNREADABLE
  return {
    contract: [told],
    ref_block_bytes: factOf(raw.get(1), 'hex'),
    ref_block_hash: factOf(raw.get(4), 'hex'),
    expiration: factOf(raw.get(8), 'int'),
    timestamp: factOf(raw.get(14), 'int'),
    fee_limit: factOf(raw.get(18), 'int'),
  }
}

function contractFacts(bytes: Uint8Array): Readonly<Record<string, Fact>> | null {
  const contract = readProtobuf(bytes)
  const parameter = contract?.get(2)
  const any = parameter instanceof Uint8Array ? readProtobuf(parameter) : null
  const url = any?.get(1)
  const content = any?.get(2) ?? new Uint8Array()
  const type = TYPE_URL.exec(url instanceof Uint8Array ? (utf8FromBytes(url) ?? '') : '')?.[1]
  if (!contract || type === undefined || !(content instanceof Uint8Array)) return null
  const common = { type, permission_id: factOf(contract.get(5), 'int') }
  const kind = Object.hasOwn(tronContracts, type) ? tronContracts[type] : undefined
  const number = contract.get(1) ?? 0n
  if (!kind) return isTold(number) ? null : common
  const fields = number === kind.number ? readProtobuf(content) : null
  return fields && fitsKind(fields, kind) ? { ...common, ...valuesOf(fields, kind) } : null
}

/** Whether the chain takes a number for a contract of our table, whatever its content is called. */
function isTold(number: bigint | Uint8Array): boolean {
  return Object.values(tronContracts).some((kind) => kind.number === number)
}

function fitsKind(fields: ProtobufFields, kind: ContractKind): boolean {
  return [...fields.keys()].every((number) => kind.fields[number - 1] !== undefined)
}

function valuesOf(fields: ProtobufFields, kind: ContractKind): Readonly<Record<string, Fact>> {
  return Object.fromEntries(
    kind.fields.map(([name, told], i) => [name, factOf(fields.get(i + 1), told)]),
  )
}

/** A field that is not there is zero, or empty; one of another kind is null. */
function factOf(value: bigint | Uint8Array | undefined, kind: FieldKind): Fact {
  if (kind === 'hex' || kind === 'address') {
    const bytes = value ?? new Uint8Array()
    if (!(bytes instanceof Uint8Array)) return null
    return kind === 'hex' ? hexFromBytes(bytes) : addressOf(bytes)
  }
  const number = value ?? 0n
  if (typeof number !== 'bigint') return null
  if (kind === 'bool') return number !== 0n
  return kind === 'int' ? BigInt.asIntN(64, number) : (RESOURCES[Number(number)] ?? null)
}

function addressOf(bytes: Uint8Array): string | null {
  const isAddress = bytes.length === ADDRESS_BYTES && bytes[0] === ADDRESS_VERSION
  return isAddress ? base58Address(ADDRESS_VERSION, bytes.subarray(1)) : null
}
