import { sha256 } from '@noble/hashes/sha2.js'
import type { ProgramCall } from '../../../../crypto/solana/transfers.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import { isRecord } from '../../../../lib/isRecord.ts'
import { bytesFromUtf8 } from '../../../../lib/utf8.ts'
import { type BorshValue, decodeBorsh } from './decodeBorsh.ts'
import type { IdlInstruction, SolanaIdl } from './readSolanaIdl.ts'

/** What a policy can ask of an instruction when the interface of its program is stored. */
export type ProgramCallFacts = {
  readonly instruction_name: string
  /** The bytes that name the instruction, hex in small letters. */
  readonly discriminator: string
  /** Keys by the names of the interface; empty for one out of a table. */
  readonly named_accounts: ReadonlyMap<string, string>
  readonly program_call_args: ReadonlyMap<string, BorshValue>
}

const DISCRIMINATOR_BYTES = 8
/** Groups of accounts inside each other. */
const MAX_GROUPS = 8

/**
 * Reads a call by the interface of its program; null when the interface has no such instruction, or the data is not
 * exactly its arguments.
 */
export function programCallFacts(idl: SolanaIdl, call: ProgramCall): ProgramCallFacts | null {
  const found = instructionOf(idl, call.data)
  if (!found) return null
  const { instruction, discriminator } = found
  const { args, name } = instruction
  const decoded = decodeBorsh(idl.types, args, call.data.subarray(discriminator.length))
  if (!decoded) return null
  const names = accountNames(instruction.accounts)
  if (!names) return null
  const known = names.slice(0, call.keys.length)
  return {
    instruction_name: name,
    discriminator: hexFromBytes(discriminator),
    named_accounts: new Map(known.map((account, i) => [account, call.keys[i] ?? ''])),
    program_call_args: decoded,
  }
}

/** The one whose discriminator the data begins with; of several the longest. */
function instructionOf({ instructions }: SolanaIdl, data: Uint8Array) {
  return instructions
    .map((instruction) => ({ instruction, discriminator: discriminatorOf(instruction) }))
    .filter(({ discriminator }) => isBeginning(discriminator, data))
    .toSorted((a, b) => b.discriminator.length - a.discriminator.length)[0]
}

function isBeginning(bytes: Uint8Array, data: Uint8Array): boolean {
  return bytes.length > 0 && bytes.every((byte, i) => byte === data[i])
}

/** No bytes for one that is given and is no list of bytes: then nothing is that instruction. */
function discriminatorOf({ name, discriminator }: IdlInstruction): Uint8Array {
  if (discriminator !== undefined) return bytesFrom(discriminator) ?? new Uint8Array()
  const snakeCase = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return sha256(bytesFromUtf8(`global:${snakeCase}`)).subarray(0, DISCRIMINATOR_BYTES)
}

function bytesFrom(value: unknown): Uint8Array | null {
  if (!Array.isArray(value)) return null
  const bytes: readonly unknown[] = value
  const isBytes = bytes.every((byte) => Number.isInteger(byte) && Number(byte) >> 8 === 0)
  return isBytes ? Uint8Array.from(bytes, Number) : null
}

/** The names in the order of the keys; null when one is there twice, and could stand for the other. */
function accountNames(accounts: readonly unknown[]): readonly string[] | null {
  const names = accounts.flatMap((account) => namesFrom(account, '', 0))
  return new Set(names).size === names.length && !names.includes('') ? names : null
}

/** Accounts can stand in groups: the name of a group comes before the names in it. */
function namesFrom(account: unknown, group: string, depth: number): readonly string[] {
  if (!isRecord(account) || typeof account.name !== 'string' || depth > MAX_GROUPS) return ['']
  const name = group + account.name
  if (!Array.isArray(account.accounts)) return [name]
  return account.accounts.flatMap((inner: unknown) => namesFrom(inner, `${name}.`, depth + 1))
}
