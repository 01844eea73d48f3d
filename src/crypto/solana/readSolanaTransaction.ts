import { bytesFromHex } from '../../lib/hex.ts'
import { base58FromBytes } from './base58.ts'
import { createByteReader, OutOfBytes } from './byteReader.ts'

/** One call of a program: places in the list of all keys. */
export type SolanaInstruction = {
  readonly programIndex: number
  readonly accountIndexes: readonly number[]
  readonly data: Uint8Array
}

/** Keys that a transaction takes from a table on the chain (version 0). */
type AddressTableLookup = {
  readonly tableKey: string
  readonly writableIndexes: readonly number[]
  readonly readonlyIndexes: readonly number[]
}

/** A transaction as it travels: places for signatures, and the message that they sign. */
export type SolanaTransaction = {
  readonly version: 'legacy' | 0
  /** 64 bytes each, in the order of the first keys; zeros where nobody has signed. */
  readonly signatures: readonly Uint8Array[]
  readonly message: Uint8Array
  /** Where in the message the blockhash is. */
  readonly blockhashAt: number
  readonly recentBlockhash: string
  /** The keys that the message itself names; the first are those of the signers. */
  readonly accountKeys: readonly string[]
  readonly readonlySigners: number
  readonly readonlyOthers: number
  readonly instructions: readonly SolanaInstruction[]
  readonly addressTableLookups: readonly AddressTableLookup[]
}

/** What one packet of the network holds. */
const MAX_BYTES = 1232
const SIGNATURE_BYTES = 64
const KEY_BYTES = 32

/**
 * Reads a transaction of Solana, legacy or version 0; a sentence part says what is wrong with it.
 *
 * Ours: strict, so that nobody reads another transaction out of the same bytes. Version 1 is not known here.
 *
 * @param hex - the whole transaction, with or without 0x.
 */
export function readSolanaTransaction(hex: string): SolanaTransaction | string {
  const bytes = bytesFromHex(hex.startsWith('0x') ? hex.slice(2) : hex)
  if (!bytes) return 'must be whole bytes of hex'
  if (bytes.length > MAX_BYTES) return `must have at most ${MAX_BYTES} bytes`
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof OutOfBytes) return 'is not a whole transaction'
    throw error
  }
}

function read(bytes: Uint8Array): SolanaTransaction | string {
  const reader = createByteReader(bytes)
  const signatures = reader.list(() => reader.take(SIGNATURE_BYTES))
  const messageAt = reader.at()
  const first = reader.peek()
  if (first > 0x80) return 'is of no known version'
  if (first === 0x80) reader.byte()
  const [signers, readonlySigners, readonlyOthers] = [reader.byte(), reader.byte(), reader.byte()]
  const accountKeys = reader.list(() => base58FromBytes(reader.take(KEY_BYTES)))
  const blockhashAt = reader.at() - messageAt
  const recentBlockhash = base58FromBytes(reader.take(KEY_BYTES))
  const instructions = reader.list(() => ({
    programIndex: reader.byte(),
    accountIndexes: reader.list(() => reader.byte()),
    data: reader.take(reader.count()),
  }))
  const addressTableLookups =
    first === 0x80
      ? reader.list(() => ({
          tableKey: base58FromBytes(reader.take(KEY_BYTES)),
          writableIndexes: reader.list(() => reader.byte()),
          readonlyIndexes: reader.list(() => reader.byte()),
        }))
      : []
  if (!reader.isDone()) return 'has bytes behind its end'
  if (signers === 0 || signatures.length !== signers || signers > accountKeys.length)
    return 'must have a place for each signature'
  if (readonlySigners >= signers || readonlyOthers > accountKeys.length - signers)
    return 'has a wrong head'
  if (new Set(accountKeys).size !== accountKeys.length) return 'names a key twice'
  const transaction: SolanaTransaction = {
    version: first === 0x80 ? 0 : 'legacy',
    signatures,
    message: bytes.slice(messageAt),
    blockhashAt,
    recentBlockhash,
    accountKeys,
    readonlySigners,
    readonlyOthers,
    instructions,
    addressTableLookups,
  }
  return namesUnknownKeys(transaction) ? 'calls with a key that it does not have' : transaction
}

function namesUnknownKeys(transaction: SolanaTransaction): boolean {
  const own = transaction.accountKeys.length
  const looked = transaction.addressTableLookups.reduce(
    (sum, { writableIndexes, readonlyIndexes }) =>
      sum + writableIndexes.length + readonlyIndexes.length,
    0,
  )
  return transaction.instructions.some(
    ({ programIndex, accountIndexes }) =>
      // the first key pays, and a program comes from no table
      programIndex === 0 ||
      programIndex >= own ||
      accountIndexes.some((index) => index >= own + looked),
  )
}
