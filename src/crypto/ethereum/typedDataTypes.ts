import { isRecord } from '../../lib/isRecord.ts'
import { isAtomicType } from './typedDataAtoms.ts'

/** Describes what is wrong with typed data, in words that end the sentence "the payload …". */
export class TypedDataError extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'TypedDataError'
  }
}

/** One member of a struct. */
export type StructMember = { readonly name: string; readonly type: string }

/** The members of each struct that is signed, in their order. */
export type StructTypes = ReadonlyMap<string, readonly StructMember[]>

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

/**
 * The names that leave the text of a type with one reading: `Order(address to,Item[] items)`. A member's name may have blanks,
 * because its type has none and ends at the first one. Letters of any script, `:`, `-` and `/` are names that apps use.
 */
const MEMBER_NAME = /^[^(),[\]\p{Cc}]+$/u
const TYPE_NAME = /^[^(),[\]\p{Cc}\s]+$/u
/** The standard gives these names to values, also where it has no such size: readers differ on a struct of that name. */
const VALUE_NAME = /^(?:address|bool|string|bytes\d*|u?int\d*)$/
const ARRAYS = /^(?:\[(?:0|[1-9]\d*)?\])*$/

/**
 * Reads the structs that the primary type and the domain consist of. Other types are not signed, so nothing about them is
 * checked. Without a declared `EIP712Domain` the type is inferred from the members of `domain`, as viem and ethers do.
 *
 * @throws TypedDataError
 */
export function readStructTypes(
  types: Readonly<Record<string, unknown>>,
  primaryType: string,
  domain: Readonly<Record<string, unknown>>,
): StructTypes {
  const structs = new Map<string, readonly StructMember[]>()
  const isDeclared = (name: string) => name === DOMAIN_TYPE || Object.hasOwn(types, name)
  if (!isDeclared(primaryType)) throw new TypedDataError('has a primaryType that is no type')
  const found = new Set([DOMAIN_TYPE, primaryType])
  // a set that grows while it is walked: each struct is read once
  for (const name of found) {
    if (!TYPE_NAME.test(name) || VALUE_NAME.test(name))
      throw new TypedDataError('has a type whose name is none')
    const members = Object.hasOwn(types, name)
      ? readMembers(types[name])
      : domainMembers.filter((member) => (domain[member.name] ?? null) !== null)
    structs.set(name, members)
    for (const { type } of members) {
      const base = getBaseType(type)
      if (!ARRAYS.test(type.slice(base.length)) || !(isAtomicType(base) || isDeclared(base)))
        throw new TypedDataError('has a member of a type that is not known')
      if (isDeclared(base)) found.add(base)
    }
  }
  return structs
}

function readMembers(list: unknown): readonly StructMember[] {
  if (!Array.isArray(list)) throw new TypedDataError('has a type without members')
  const members = list.map((one: unknown) => {
    const { name, type } = isRecord(one) ? one : {}
    if (typeof name === 'string' && MEMBER_NAME.test(name) && typeof type === 'string')
      return { name, type }
    throw new TypedDataError('has a member without name or type')
  })
  if (new Set(members.map(({ name }) => name)).size !== members.length)
    throw new TypedDataError('has a member twice')
  return members
}

/** The type of the innermost elements: `Person` of `Person[2][]`. */
function getBaseType(type: string): string {
  const end = type.indexOf('[')
  return end === -1 ? type : type.slice(0, end)
}

/**
 * Writes the text of a type: the struct and, behind it by name, those that it consists of (EIP-712, "Definition of
 * encodeType").
 */
export function encodeType(types: StructTypes, name: string): string {
  const found = new Set([name])
  for (const struct of found)
    for (const { type } of types.get(struct) ?? [])
      if (types.has(getBaseType(type))) found.add(getBaseType(type))
  const [, ...others] = found
  return [name, ...others.toSorted()].map((struct) => encodeStruct(types, struct)).join('')
}

function encodeStruct(types: StructTypes, name: string): string {
  const members = (types.get(name) ?? []).map((member) => `${member.type} ${member.name}`)
  return `${name}(${members.join(',')})`
}
