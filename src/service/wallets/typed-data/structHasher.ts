import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { isRecord } from '../../../lib/isRecord.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { atomicWord } from './atomicValue.ts'
import { TypedDataError } from './typedDataError.ts'
import { baseOf, type StructTypes } from './typedDataShape.ts'

/**
 * Hashes a value as a struct. `place` is where it stands in the payload, members by their numbers: what a caller sent is
 * not said back. @throws TypedDataError
 */
type StructHasher = (name: string, value: unknown, place: string) => Uint8Array

/** How much text of types is hashed for one payload. Ours: many types that all lead to each other are long many times. */
const MAX_TYPE_TEXT = 1_000_000

/** Makes the function `hashStruct` of EIP-712 for these types; every type's own hash is made once. */
export function createStructHasher(types: StructTypes): StructHasher {
  const typeHashes = new Map<string, Uint8Array>()
  let textLeft = MAX_TYPE_TEXT

  function typeHash(name: string): Uint8Array {
    const known = typeHashes.get(name)
    if (known) return known
    const text = textOfType(types, name)
    textLeft -= text.length
    if (textLeft < 0) throw new TypedDataError('has too many types that hold each other')
    const hash = keccak_256(bytesFromUtf8(text))
    typeHashes.set(name, hash)
    return hash
  }

  function hashStruct(name: string, value: unknown, place: string): Uint8Array {
    if (!isRecord(value)) throw new TypedDataError(`needs an object at ${place}`)
    const words = (types.get(name) ?? []).map((member, i) => {
      const at = `${place}.${i}`
      if (!Object.hasOwn(value, member.name)) throw new TypedDataError(`needs a value at ${at}`)
      return wordOf(member.type, value[member.name], at)
    })
    return keccak_256(concatBytes(typeHash(name), ...words))
  }

  /** The 32 bytes that stand for a member (EIP-712, "Definition of encodeData"). */
  function wordOf(type: string, value: unknown, place: string): Uint8Array {
    if (type.endsWith(']')) return hashArray(type, value, place)
    if (types.has(type)) return hashStruct(type, value, place)
    return atomicWord(type, value, place)
  }

  function hashArray(type: string, value: unknown, place: string): Uint8Array {
    const start = type.lastIndexOf('[')
    const size = type.slice(start + 1, -1)
    if (!Array.isArray(value)) throw new TypedDataError(`needs a list at ${place}`)
    if (size !== '' && Number(size) !== value.length)
      throw new TypedDataError(`needs another number of elements at ${place}`)
    const element = type.slice(0, start)
    const words = value.map((one: unknown, i) => wordOf(element, one, `${place}.${i}`))
    return keccak_256(concatBytes(...words))
  }

  return hashStruct
}

/** A struct and, behind it by name, those that it is made of (EIP-712, "Definition of encodeType"). */
function textOfType(types: StructTypes, name: string): string {
  const found = new Set([name])
  // a set that grows while it is walked: each struct is looked at once
  for (const struct of found)
    for (const { type } of types.get(struct) ?? [])
      if (types.has(baseOf(type))) found.add(baseOf(type))
  const [, ...others] = found
  return [name, ...others.toSorted()].map((struct) => textOfStruct(types, struct)).join('')
}

function textOfStruct(types: StructTypes, name: string): string {
  const members = (types.get(name) ?? []).map((member) => `${member.type} ${member.name}`)
  return `${name}(${members.join(',')})`
}
