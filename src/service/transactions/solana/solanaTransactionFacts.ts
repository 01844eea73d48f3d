import type { SolanaIdl } from '../../../crypto/solana/idl/readSolanaIdl.ts'
import {
  readSolanaTransaction,
  type SolanaInstruction,
  type SolanaTransaction,
} from '../../../crypto/solana/readSolanaTransaction.ts'
import {
  type ProgramCall,
  type SplTransferFacts,
  splTransferOf,
  type TransferFacts,
  transferOf,
} from '../../../crypto/solana/transfers.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import { type ProgramCallFacts, programCallFacts } from './programCallFacts.ts'

/** A key that an instruction is given. */
type AccountFacts = {
  readonly account_key: string
  readonly signer: boolean
  readonly writable: boolean
}

/** A key that stands in a table on the chain, by its place there. */
type TableKeyFacts = {
  readonly address_table_key: string
  readonly index: bigint
  readonly writable: boolean
}

type InstructionFacts = {
  readonly program_key: string
  readonly accounts: readonly AccountFacts[]
  readonly instruction_data_hex: string
  readonly address_table_lookups: readonly TableKeyFacts[]
  /** Only where an interface of the program is stored and fits. */
  readonly parsed_instruction_data?: ProgramCallFacts
}

/** Interfaces of programs by their keys, those first that are asked first. */
export type ProgramIdls = ReadonlyMap<string, readonly SolanaIdl[]>

/** What a policy can ask of a transaction: the fields of `solana.tx`. Hex is in small letters, without 0x. */
type SolanaTransactionFacts = {
  readonly account_keys: readonly string[]
  readonly program_keys: readonly string[]
  readonly instructions: readonly InstructionFacts[]
  readonly transfers: readonly TransferFacts[]
  readonly spl_transfers: readonly SplTransferFacts[]
  readonly recent_blockhash: string
  readonly address_table_lookups: readonly TableKeyFacts[]
}

/**
 * Reads an unsigned transaction for policies; null for one that `sign_transaction` would refuse too.
 *
 * Ours: keys out of tables are told by table and place, since only the chain knows them, and a transfer to one of them is
 * told with an empty key.
 */
export function solanaTransactionFacts(
  unsignedHex: string,
  idls: ProgramIdls = new Map(),
): SolanaTransactionFacts | null {
  const transaction = readSolanaTransaction(unsignedHex)
  return typeof transaction === 'string' ? null : factsOf(transaction, idls)
}

/** The keys of the programs that a transaction calls; none when it cannot be read. */
export function programKeysOf(unsignedHex: string): readonly string[] {
  const transaction = readSolanaTransaction(unsignedHex)
  if (typeof transaction === 'string') return []
  return [...new Set(callsOf(transaction).map(({ programKey }) => programKey))]
}

function callsOf({ accountKeys, instructions }: SolanaTransaction): readonly ProgramCall[] {
  return instructions.map(({ programIndex, accountIndexes, data }) => ({
    programKey: accountKeys[programIndex] ?? '',
    keys: accountIndexes.map((index) => accountKeys[index] ?? ''),
    data,
  }))
}

function factsOf(transaction: SolanaTransaction, idls: ProgramIdls): SolanaTransactionFacts {
  const tableKeys = tableKeysOf(transaction)
  const calls = callsOf(transaction)
  const instructions = transaction.instructions.map((instruction, i) => ({
    ...instructionFacts(transaction, tableKeys, instruction),
    ...parsedBy(idls, calls[i]),
  }))
  return {
    account_keys: transaction.accountKeys,
    program_keys: [...new Set(calls.map(({ programKey }) => programKey))],
    instructions,
    transfers: calls.flatMap((call) => transferOf(call) ?? []),
    spl_transfers: calls.flatMap((call) => splTransferOf(call) ?? []),
    recent_blockhash: transaction.recentBlockhash,
    address_table_lookups: tableKeys,
  }
}

function parsedBy(idls: ProgramIdls, call: ProgramCall | undefined) {
  if (!call) return {}
  for (const idl of idls.get(call.programKey) ?? []) {
    const parsed = programCallFacts(idl, call)
    if (parsed) return { parsed_instruction_data: parsed }
  }
  return {}
}

/** In the order in which instructions count them: all that may be written to, then the others. */
function tableKeysOf({ addressTableLookups }: SolanaTransaction): readonly TableKeyFacts[] {
  const keysOf = (writable: boolean) =>
    addressTableLookups.flatMap(({ tableKey, writableIndexes, readonlyIndexes }) =>
      (writable ? writableIndexes : readonlyIndexes).map((index) => ({
        address_table_key: tableKey,
        index: BigInt(index),
        writable,
      })),
    )
  return [...keysOf(true), ...keysOf(false)]
}

function instructionFacts(
  transaction: SolanaTransaction,
  tableKeys: readonly TableKeyFacts[],
  { programIndex, accountIndexes, data }: SolanaInstruction,
): InstructionFacts {
  const { accountKeys } = transaction
  const own = accountIndexes.filter((index) => index < accountKeys.length)
  const looked = accountIndexes.filter((index) => index >= accountKeys.length)
  return {
    program_key: accountKeys[programIndex] ?? '',
    accounts: own.map((index) => accountFacts(transaction, index)),
    instruction_data_hex: hexFromBytes(data),
    address_table_lookups: looked.flatMap((index) => tableKeys[index - accountKeys.length] ?? []),
  }
}

function accountFacts(transaction: SolanaTransaction, index: number): AccountFacts {
  const { accountKeys, signatures, readonlySigners, readonlyOthers } = transaction
  const signer = index < signatures.length
  return {
    account_key: accountKeys[index] ?? '',
    signer,
    writable: signer
      ? index < signatures.length - readonlySigners
      : index < accountKeys.length - readonlyOthers,
  }
}
