import { type BorshValue, readBorsh } from '../../../../crypto/solana/borsh.ts'
import { type Idl, readIdl } from '../../../../crypto/solana/idl.ts'
import type { ProgramCall } from '../../../../crypto/solana/transfers.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { ContractInterface } from '../../contractInterface.ts'
import type { SignNode } from '../signView.ts'
import type { StoredProgram } from './reading.ts'

/**
 * Reads instructions by what the organization has stored of their programs, the newest first.
 *
 * @param programs - those that are called.
 */
export async function storedProgram(
  interfaces: readonly ContractInterface[],
  programs: readonly string[],
): Promise<StoredProgram> {
  const stored = interfaces.filter(
    ({ address, chain }) => chain === 'solana' && programs.includes(address),
  )
  const read = await Promise.all(
    stored.map(async ({ address, json }) => ({ address, idl: await readIdl(json) })),
  )
  return (call, key) => {
    for (const { address, idl } of read) {
      const found = address === call.programKey && idl ? readCall(call, key, idl) : null
      if (found) return found
    }
    return null
  }
}

type Key = Parameters<StoredProgram>[1]

function readCall({ keys, data }: ProgramCall, key: Key, idl: Idl): ReturnType<StoredProgram> {
  const instruction = idl.instructions.find(({ discriminator }) =>
    hexFromBytes(data).startsWith(hexFromBytes(discriminator)),
  )
  if (!instruction) return null
  const { name, args, accounts, discriminator } = instruction
  const { values, rest } = readBorsh(data.subarray(discriminator.length), args, idl.types)
  const named = keys.map((address, at) => key(accounts[at] || String(at + 1), address))
  const group: SignNode = {
    name: 'accounts',
    type: 'list',
    value: null,
    meaning: null,
    children: named,
  }
  return {
    name,
    nodes: [...values.map((value) => nodeFrom(value, key)), group],
    program: { rest },
  }
}

function nodeFrom({ name, type, value, parts }: BorshValue, key: Key): SignNode {
  if ((type === 'pubkey' || type === 'publicKey') && value !== null) return key(name, value)
  const isTrue = value === 'true'
  return {
    name,
    type,
    value,
    meaning: type === 'bool' ? { kind: 'boolean', isTrue } : null,
    children: parts.map((part) => nodeFrom(part, key)),
  }
}
