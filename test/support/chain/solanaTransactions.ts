import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  getBase16Decoder,
  getTransactionEncoder,
  type Instruction,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'

export const SYSTEM_PROGRAM = address('11111111111111111111111111111111')
export const TOKEN_PROGRAM = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** 32 zero bytes. */
export const NO_BLOCKHASH = '11111111111111111111111111111111'

/** Lamports from one account to another. */
export function transfer(from: string, to: string, lamports: bigint): Instruction {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, lamports, true)
  return {
    programAddress: SYSTEM_PROGRAM,
    accounts: [
      { address: address(from), role: AccountRole.WRITABLE_SIGNER },
      { address: address(to), role: AccountRole.WRITABLE },
    ],
    data,
  }
}

/** Tokens from one token account to another, with their mint or without. */
export function tokenTransfer(
  keys: readonly string[],
  amount: bigint,
  isChecked: boolean,
): Instruction {
  const data = new Uint8Array(isChecked ? 10 : 9)
  data[0] = isChecked ? 12 : 3
  new DataView(data.buffer).setBigUint64(1, amount, true)
  const role = AccountRole.WRITABLE
  return {
    programAddress: TOKEN_PROGRAM,
    accounts: keys.map((key) => ({ address: address(key), role })),
    data,
  }
}

/** An account that holds a durable nonce. */
const NONCE_ACCOUNT = 'AGsJu1jZmFqyT9zqgzF6SXqmHYrxCqQ1cTd1FCjRy1iN'

/** A lamport from one account to another under a durable nonce, which nobody has signed: hex. */
export function durableTransfer(payer: string, to: string, nonce: string): string {
  const advance = {
    programAddress: SYSTEM_PROGRAM,
    accounts: [
      { address: address(NONCE_ACCOUNT), role: AccountRole.WRITABLE },
      {
        address: address('SysvarRecentB1ockHashes11111111111111111111'),
        role: AccountRole.READONLY,
      },
      { address: address(payer), role: AccountRole.READONLY_SIGNER },
    ],
    data: Uint8Array.of(4, 0, 0, 0),
  }
  const instructions = [advance, transfer(payer, to, 1n)]
  return unsignedTransaction({ payer, instructions, recentBlockhash: nonce })
}

export type UnsignedOptions = {
  readonly payer: string
  readonly instructions: Instruction[]
  readonly recentBlockhash?: string
  /** Tables of version 0: the keys that they hold. */
  readonly tables?: Readonly<Record<Address, Address[]>>
}

/** A transaction that nobody has signed, as another library writes it: hex. */
export function unsignedTransaction({
  payer,
  instructions,
  recentBlockhash = NO_BLOCKHASH,
  tables,
}: UnsignedOptions): string {
  const lifetime = { blockhash: blockhash(recentBlockhash), lastValidBlockHeight: 1000n }
  if (!tables) {
    const empty = createTransactionMessage({ version: 'legacy' })
    const paid = setTransactionMessageFeePayer(address(payer), empty)
    const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
    return hexOf(compileTransaction(appendTransactionMessageInstructions(instructions, timed)))
  }
  const empty = createTransactionMessage({ version: 0 })
  const paid = setTransactionMessageFeePayer(address(payer), empty)
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  const message = appendTransactionMessageInstructions(instructions, timed)
  return hexOf(
    compileTransaction(compressTransactionMessageUsingAddressLookupTables(message, tables)),
  )
}

function hexOf(transaction: ReturnType<typeof compileTransaction>): string {
  return getBase16Decoder().decode(getTransactionEncoder().encode(transaction))
}
