import { isRecord } from '../../lib/isRecord.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { sha256 } from '../sha256.ts'

/** A value with a name and a type, both as the interface writes them. */
export type IdlField = { readonly name: string; readonly type: unknown }

/** An instruction of a program. */
type IdlInstruction = {
  readonly name: string
  /** What its data begins with. */
  readonly discriminator: Uint8Array
  readonly args: readonly IdlField[]
  /** The names of its accounts, in their order. */
  readonly accounts: readonly string[]
}

/** What is stored of a program of Solana. */
export type Idl = {
  readonly instructions: readonly IdlInstruction[]
  /** What its types are made of, by name. */
  readonly types: ReadonlyMap<string, unknown>
}

const DISCRIMINATOR_BYTES = 8

/**
 * Reads an interface as Anchor writes it (IDL), of old and of now; null for any other text.
 *
 * Anchor: an instruction begins with the first 8 bytes of the SHA-256 of `global:` and its name, unless the interface says
 * with what.
 */
export async function readIdl(json: string): Promise<Idl | null> {
  const read = jsonFrom(json)
  if (!isRecord(read) || !Array.isArray(read.instructions)) return null
  const instructions = await Promise.all(listOf(read.instructions).map(instructionFrom))
  const types = listOf(read.types).flatMap(({ name, type }) =>
    typeof name === 'string' ? [[name, type] as const] : [],
  )
  return { instructions: instructions.filter((one) => one !== null), types: new Map(types) }
}

async function instructionFrom(
  one: Readonly<Record<string, unknown>>,
): Promise<IdlInstruction | null> {
  const { name, discriminator } = one
  if (typeof name !== 'string') return null
  const said = Array.isArray(discriminator) ? Uint8Array.from(discriminator.map(Number)) : null
  return {
    name,
    discriminator: said?.length ? said : await discriminatorOf(name),
    args: idlFields(one.args) ?? [],
    accounts: accountNames(one.accounts),
  }
}

async function discriminatorOf(name: string): Promise<Uint8Array> {
  // interfaces of old write what the program calls `do_it` as `doIt`
  const snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const hash = await sha256(bytesFromUtf8(`global:${snake}`))
  return hash.slice(0, DISCRIMINATOR_BYTES)
}

/** Members with names; null where there is one without. */
export function idlFields(fields: unknown): readonly IdlField[] | null {
  if (!Array.isArray(fields)) return null
  const named = listOf(fields).flatMap(({ name, type }) =>
    typeof name === 'string' ? [{ name, type }] : [],
  )
  return named.length === fields.length ? named : null
}

/** A group of accounts stands for those in it. */
function accountNames(accounts: unknown): readonly string[] {
  return listOf(accounts).flatMap(({ name, accounts: inner }) =>
    Array.isArray(inner) ? accountNames(inner) : [typeof name === 'string' ? name : ''],
  )
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function jsonFrom(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null // no JSON, and so no interface
  }
}
