import { isRecord } from '../../../lib/isRecord.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { IdlInstruction } from './readSolanaIdl.ts'

/** An instruction of an interface, and the bytes that a call of it begins with. */
export type NamedInstruction = {
  readonly instruction: IdlInstruction
  /** None at all where nothing is that instruction. */
  readonly discriminator: Uint8Array
}

const DISCRIMINATOR_BYTES = 8
/** Groups of accounts inside each other. */
const MAX_GROUPS = 8

/**
 * What a call of an instruction begins with: what the interface says, else the first 8 bytes of the SHA-256 of a text.
 *
 * @returns the bytes, or the text whose hash they are the beginning of.
 */
export function discriminatorOf({ name, discriminator }: IdlInstruction): Uint8Array | HashedName {
  // given, and no list of bytes: then nothing is that instruction
  if (discriminator !== undefined) return bytesFrom(discriminator) ?? new Uint8Array()
  // interfaces of the older form write what the program calls `do_it` as `doIt`
  const snakeCase = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return { hashed: bytesFromUtf8(`global:${snakeCase}`) }
}

/** A name whose hash an instruction begins with. */
type HashedName = { readonly hashed: Uint8Array<ArrayBuffer> }

/** As much of a hash as an instruction begins with. */
export const beginningOf = (hash: Uint8Array): Uint8Array => hash.subarray(0, DISCRIMINATOR_BYTES)

/** The instruction that the data begins with; of several the one that says most. */
export function instructionIn(
  instructions: readonly NamedInstruction[],
  data: Uint8Array,
): NamedInstruction | undefined {
  return instructions
    .filter(({ discriminator }) => isBeginning(discriminator, data))
    .toSorted((a, b) => b.discriminator.length - a.discriminator.length)[0]
}

/** The names of the accounts in the order of the keys; null when one is there twice, and could stand for the other. */
export function accountNames({ accounts }: IdlInstruction): readonly string[] | null {
  const names = accounts.flatMap((account) => namesFrom(account, '', 0))
  return new Set(names).size === names.length && !names.includes('') ? names : null
}

function isBeginning(bytes: Uint8Array, data: Uint8Array): boolean {
  return bytes.length > 0 && bytes.every((byte, i) => byte === data[i])
}

function bytesFrom(value: unknown): Uint8Array | null {
  if (!Array.isArray(value)) return null
  const bytes: readonly unknown[] = value
  const isBytes = bytes.every((byte) => Number.isInteger(byte) && Number(byte) >> 8 === 0)
  return isBytes ? Uint8Array.from(bytes, Number) : null
}

/** Accounts can stand in groups: the name of a group comes before the names in it. */
function namesFrom(account: unknown, group: string, depth: number): readonly string[] {
  if (!isRecord(account) || typeof account.name !== 'string' || depth > MAX_GROUPS) return ['']
  const name = group + account.name
  if (!Array.isArray(account.accounts)) return [name]
  return account.accounts.flatMap((inner: unknown) => namesFrom(inner, `${name}.`, depth + 1))
}
