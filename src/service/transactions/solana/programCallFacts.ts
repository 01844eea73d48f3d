import { sha256 } from '@noble/hashes/sha2.js'
import { base58 } from '@scure/base'
import { type BorshForm, decodeBorsh } from '../../../crypto/solana/idl/decodeBorsh.ts'
import {
  accountNames,
  beginningOf,
  discriminatorOf,
  instructionIn,
} from '../../../crypto/solana/idl/programCall.ts'
import type { IdlInstruction, SolanaIdl } from '../../../crypto/solana/idl/readSolanaIdl.ts'
import type { ProgramCall } from '../../../crypto/solana/transfers.ts'
import { hexFromBytes } from '../../../lib/hex.ts'

/**
 * A decoded value: numbers as bigint, keys in base58, bytes as hex, structs as maps, tuples and vectors as lists, a variant
 * without fields as its name and one with fields as a map from its name. Null for nothing, and for a fraction.
 */
type BorshValue =
  | null
  | bigint
  | boolean
  | string
  | readonly BorshValue[]
  | ReadonlyMap<string, BorshValue>

/** What a policy can ask of an instruction when the interface of its program is stored. */
export type ProgramCallFacts = {
  readonly instruction_name: string
  /** The bytes that name the instruction, hex in small letters. */
  readonly discriminator: string
  /** Keys by the names of the interface; empty for one out of a table. */
  readonly named_accounts: ReadonlyMap<string, string>
  readonly program_call_args: ReadonlyMap<string, BorshValue>
}

const asFacts: BorshForm<BorshValue> = {
  number: (value) => value,
  fraction: () => null,
  flag: (value) => value,
  text: (value) => value,
  key: (bytes) => base58.encode(bytes),
  bytes: hexFromBytes,
  nothing: () => null,
  list: (items) => items,
  members: (members) => members,
  variant: (name, fields) => (fields === null ? name : new Map([[name, fields]])),
}

/**
 * Reads a call by the interface of its program; null when the interface has no such instruction, or the data is not
 * exactly its arguments.
 */
export function programCallFacts(idl: SolanaIdl, call: ProgramCall): ProgramCallFacts | null {
  const found = instructionIn(idl.instructions.map(named), call.data)
  if (!found) return null
  const { instruction, discriminator } = found
  const data = call.data.subarray(discriminator.length)
  const decoded = decodeBorsh(asFacts, idl.types, instruction.args, data)
  const names = accountNames(instruction)
  if (!decoded || !names) return null
  const known = names.slice(0, call.keys.length)
  return {
    instruction_name: instruction.name,
    discriminator: hexFromBytes(discriminator),
    named_accounts: new Map(known.map((account, i) => [account, call.keys[i] ?? ''])),
    program_call_args: decoded,
  }
}

function named(instruction: IdlInstruction) {
  const known = discriminatorOf(instruction)
  const discriminator = 'hashed' in known ? beginningOf(sha256(known.hashed)) : known
  return { instruction, discriminator }
}
