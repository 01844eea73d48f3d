import { isRecord } from '../../../lib/isRecord.ts'
import { isAtomic } from './atomicValue.ts'
import { TypedDataError } from './typedDataError.ts'

/** One member of a struct. */
type StructMember = { readonly name: string; readonly type: string }

/** The members of each struct, in their order. */
export type StructTypes = ReadonlyMap<string, readonly StructMember[]>

type TypedData = {
  readonly types: StructTypes
  readonly domain: Readonly<Record<string, unknown>>
  readonly primaryType: string
  readonly message: unknown
}

/** The struct that says for whom a message is (EIP-712, "Definition of domainSeparator"). */
export const DOMAIN_TYPE = 'EIP712Domain'

/** Its members in the order of the standard. */
const domainMembers: readonly StructMember[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/** Whether a member of a domain is one of the standard, by name and type. */
export function isDomainMember({ name, type }: StructMember): boolean {
  return domainMembers.some((member) => member.name === name && member.type === type)
}

/** A name that cannot be taken for anything else inside the text of a type. */
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const ARRAYS = /^(?:\[(?:0|[1-9]\d*)?\])*$/

/** Reads typed data and checks that its types are whole. @throws TypedDataError */
export function readTypedData(value: unknown): TypedData {
  if (!isRecord(value)) throw new TypedDataError('must be the JSON of typed data')
  const { types, domain = {}, primaryType, message } = value
  if (!isRecord(types)) throw new TypedDataError('must have types')
  if (!isRecord(domain)) throw new TypedDataError('must have a domain')
  if (typeof primaryType !== 'string') throw new TypedDataError('must have a primaryType')
  const structs = new Map(Object.entries(types).map(([name, list]) => [name, readMembers(list)]))
  if (!structs.has(DOMAIN_TYPE)) structs.set(DOMAIN_TYPE, membersOfDomain(domain))
  for (const name of structs.keys())
    if (!IDENTIFIER.test(name) || isAtomic(name))
      throw new TypedDataError('has a type whose name is none')
  for (const { type } of [...structs.values()].flat()) requireType(structs, type)
  if (!structs.has(primaryType)) throw new TypedDataError('has a primaryType that is no type')
  return { types: structs, domain, primaryType, message }
}

function readMembers(list: unknown): readonly StructMember[] {
  if (!Array.isArray(list)) throw new TypedDataError('has a type without members')
  const members = list.map((one: unknown) => {
    const { name, type } = isRecord(one) ? one : {}
    if (typeof name === 'string' && IDENTIFIER.test(name) && typeof type === 'string')
      return { name, type }
    throw new TypedDataError('has a member without name or type')
  })
  if (new Set(members.map(({ name }) => name)).size !== members.length)
    throw new TypedDataError('has a member twice')
  return members
}

function membersOfDomain(domain: Readonly<Record<string, unknown>>): readonly StructMember[] {
  const known = domainMembers.filter(({ name }) => Object.hasOwn(domain, name))
  if (known.length < Object.keys(domain).length)
    throw new TypedDataError('has a domain with a member of which no type is known')
  return known
}

function requireType(structs: StructTypes, type: string): void {
  const base = baseOf(type)
  if (ARRAYS.test(type.slice(base.length)) && (isAtomic(base) || structs.has(base))) return
  throw new TypedDataError('has a member of a type that is not known')
}

/** The type of the innermost elements: `Person` of `Person[2][]`. */
export function baseOf(type: string): string {
  const end = type.indexOf('[')
  return end === -1 ? type : type.slice(0, end)
}
