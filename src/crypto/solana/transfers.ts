import type { SolanaTransaction } from './readSolanaTransaction.ts'

/** A call of a program, its keys by name; a key out of a table is empty. */
export type ProgramCall = {
  readonly programKey: string
  readonly keys: readonly string[]
  readonly data: Uint8Array
}

/** Lamports that go from one account to another. */
export type TransferFacts = { readonly from: string; readonly to: string; readonly amount: bigint }

/** Tokens that go from one token account to another. */
export type SplTransferFacts = TransferFacts & {
  readonly owner: string
  readonly signers: readonly string[]
  /** Empty where the instruction does not say. */
  readonly token_mint: string
}

/** An account for tokens that is made where a wallet has none yet. */
export type MadeAccount = {
  /** Who pays for its place on the chain. */
  readonly payer: string
  readonly account: string
  /** Whose it is: the program sees to it. */
  readonly wallet: string
  readonly mint: string
  readonly tokenProgram: string
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
export const TOKEN_PROGRAMS: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/** The instructions of the system program, by number, and where their receivers stand. */
const CREATE_ACCOUNT = 0
const TRANSFER = 2
const TRANSFER_WITH_SEED = 11

/** The instructions of the token programs. */
const TOKEN_TRANSFER = 3
const TOKEN_TRANSFER_CHECKED = 12

/** Every call of a transaction, in their order. */
export function callsOf({ accountKeys, instructions }: SolanaTransaction): readonly ProgramCall[] {
  return instructions.map(({ programIndex, accountIndexes, data }) => ({
    programKey: accountKeys[programIndex] ?? '',
    keys: accountIndexes.map((index) => accountKeys[index] ?? ''),
    data,
  }))
}

/** Reads the making of an account for tokens, whether or not there may be one already; null for any other call. */
export function madeAccountOf({ programKey, keys, data }: ProgramCall): MadeAccount | null {
  if (programKey !== ASSOCIATED || data.length > 1 || (data[0] ?? 0) > 1) return null
  const [payer, account, wallet, mint, , tokenProgram] = keys
  return payer && account && wallet && mint && tokenProgram
    ? { payer, account, wallet, mint, tokenProgram }
    : null
}

/** Reads a movement of lamports by the system program; null for any other call. */
export function transferOf({ programKey, keys, data }: ProgramCall): TransferFacts | null {
  if (programKey !== SYSTEM_PROGRAM || data.length < 12) return null
  const view = dataView(data)
  const kind = view.getUint32(0, true)
  if (kind !== CREATE_ACCOUNT && kind !== TRANSFER && kind !== TRANSFER_WITH_SEED) return null
  const to = keys[kind === TRANSFER_WITH_SEED ? 2 : 1]
  return { from: keys[0] ?? '', to: to ?? '', amount: view.getBigUint64(4, true) }
}

/** Reads a movement of tokens; null for any other call. */
export function splTransferOf({ programKey, keys, data }: ProgramCall): SplTransferFacts | null {
  if (!TOKEN_PROGRAMS.includes(programKey) || data.length < 9) return null
  const [kind] = data
  if (kind !== TOKEN_TRANSFER && kind !== TOKEN_TRANSFER_CHECKED) return null
  const isChecked = kind === TOKEN_TRANSFER_CHECKED
  const [from = '', ...others] = keys
  const [to = '', owner = '', ...signers] = isChecked ? others.slice(1) : others
  return {
    from,
    to,
    amount: dataView(data).getBigUint64(1, true),
    owner,
    signers,
    token_mint: isChecked ? (others[0] ?? '') : '',
  }
}

/** Numbers in the data of a call. */
export function dataView(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
