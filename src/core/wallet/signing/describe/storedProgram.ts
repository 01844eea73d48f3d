import { sha256 } from '../../../../crypto/sha256.ts'
import { base58FromBytes } from '../../../../crypto/solana/base58.ts'
import { type BorshForm, decodeBorsh } from '../../../../crypto/solana/idl/decodeBorsh.ts'
import {
  accountNames,
  beginningOf,
  discriminatorOf,
  instructionIn,
  type NamedInstruction,
} from '../../../../crypto/solana/idl/programCall.ts'
import {
  type IdlInstruction,
  readSolanaIdl,
  type SolanaIdl,
} from '../../../../crypto/solana/idl/readSolanaIdl.ts'
import type { ProgramCall } from '../../../../crypto/solana/transfers.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { NamedContract } from '../../contractInterface.ts'
import type { SignNode } from '../signView.ts'
import type { SignFacts, StoredProgram } from './reading.ts'

type Stored = {
  readonly address: string
  readonly types: SolanaIdl['types']
  readonly instructions: readonly NamedInstruction[]
}

/**
 * Reads instructions by what the organization has stored of their programs, the newest first, as the service does for its
 * policies.
 */
export async function storedFacts(
  interfaces: readonly NamedContract[],
): Promise<Partial<SignFacts>> {
  const wanted = interfaces.filter(({ chain }) => chain === 'solana')
  const read = await Promise.all(wanted.map(readStored))
  const stored = read.filter((one) => one !== null)
  return {
    storedProgram(call, key) {
      for (const one of stored) {
        const found = one.address === call.programKey ? readCall(call, key, one) : null
        if (found) return found
      }
      return null
    },
  }
}

async function readStored({ address, json }: NamedContract): Promise<Stored | null> {
  const idl = readSolanaIdl(json)
  if (typeof idl === 'string') return null
  const instructions = await Promise.all(idl.instructions.map(named))
  return { address, types: idl.types, instructions }
}

async function named(instruction: IdlInstruction): Promise<NamedInstruction> {
  const known = discriminatorOf(instruction)
  const discriminator = 'hashed' in known ? beginningOf(await sha256(known.hashed)) : known
  return { instruction, discriminator }
}

type Key = Parameters<StoredProgram>[1]

function readCall(
  { keys, data }: ProgramCall,
  key: Key,
  { types, instructions }: Stored,
): ReturnType<StoredProgram> {
  const found = instructionIn(instructions, data)
  if (!found) return null
  const { instruction, discriminator } = found
  const values = decodeBorsh(
    asNodes(key),
    types,
    instruction.args,
    data.subarray(discriminator.length),
  )
  const names = accountNames(instruction)
  if (!values || !names) return null
  const accounts = keys.map((address, at) => key(names[at] ?? String(at + 1), address))
  return {
    name: instruction.name,
    nodes: [...nodesOf(values), group('accounts', accounts)],
    isOfProgram: true,
  }
}

/** A value that waits for its name. */
type Unnamed = (name: string) => SignNode

function asNodes(key: Key): BorshForm<Unnamed> {
  return {
    number: (value, type) => leaf(String(value), type),
    fraction: (bytes, type) => leaf(`0x${hexFromBytes(bytes)}`, type),
    flag: (isTrue) => leaf(String(isTrue), 'bool', { kind: 'boolean', isTrue }),
    text: (value) => leaf(value, 'string'),
    key: (bytes) => (name) => key(name, base58FromBytes(bytes)),
    bytes: (bytes) => leaf(`0x${hexFromBytes(bytes)}`, 'bytes'),
    nothing: () => leaf('none', 'option'),
    list: (items) => (name) =>
      group(
        name,
        items.map((item, at) => item(String(at))),
      ),
    members: (members) => (name) => group(name, nodesOf(members)),
    variant: (variant, fields) =>
      fields === null ? leaf(variant, 'enum') : (name) => group(name, [fields(variant)]),
  }
}

function nodesOf(members: ReadonlyMap<string, Unnamed>): readonly SignNode[] {
  return [...members].map(([name, value]) => value(name))
}

function leaf(value: string, type: string, meaning: SignNode['meaning'] = null): Unnamed {
  return (name) => ({ name, type, value, meaning, children: [] })
}

function group(name: string, children: readonly SignNode[]): SignNode {
  return { name, type: 'list', value: null, meaning: null, children }
}
