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

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
export const TOKEN_PROGRAMS: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

/** The instructions of the system program, by number, and where their receivers stand. */
const CREATE_ACCOUNT = 0
const TRANSFER = 2
const TRANSFER_WITH_SEED = 11

/** The instructions of the token programs. */
const TOKEN_TRANSFER = 3
const TOKEN_TRANSFER_CHECKED = 12

/** Reads a movement of lamports by the system program; null for any other call. */
export function transferOf({ programKey, keys, data }: ProgramCall): TransferFacts | null {
  if (programKey !== SYSTEM_PROGRAM || data.length < 12) return null
  const view = viewOf(data)
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
    amount: viewOf(data).getBigUint64(1, true),
    owner,
    signers,
    token_mint: isChecked ? (others[0] ?? '') : '',
  }
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
