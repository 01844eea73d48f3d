import { hexFromBytes } from '../../../lib/hex.ts'
import {
  readSolanaTransaction,
  type SolanaInstruction,
  type SolanaTransaction,
} from './readSolanaTransaction.ts'
import {
  type SplTransferFacts,
  splTransferOf,
  type TransferFacts,
  transferOf,
} from './transfers.ts'

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
}

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
export function solanaTransactionFacts(unsignedHex: string): SolanaTransactionFacts | null {
  const transaction = readSolanaTransaction(unsignedHex)
  return typeof transaction === 'string' ? null : factsOf(transaction)
}

function factsOf(transaction: SolanaTransaction): SolanaTransactionFacts {
  const { accountKeys } = transaction
  const tableKeys = tableKeysOf(transaction)
  const instructions = transaction.instructions.map((instruction) =>
    instructionFacts(transaction, tableKeys, instruction),
  )
  const calls = transaction.instructions.map(({ programIndex, accountIndexes, data }) => ({
    programKey: accountKeys[programIndex] ?? '',
    keys: accountIndexes.map((index) => accountKeys[index] ?? ''),
    data,
  }))
  return {
    account_keys: accountKeys,
    program_keys: [...new Set(instructions.map(({ program_key }) => program_key))],
    instructions,
    transfers: calls.flatMap((call) => transferOf(call) ?? []),
    spl_transfers: calls.flatMap((call) => splTransferOf(call) ?? []),
    recent_blockhash: transaction.recentBlockhash,
    address_table_lookups: tableKeys,
  }
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
