import { bytesFromBase58 } from '../../../crypto/solana/base58.ts'
import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { SolanaTransaction } from '../signing/signRequest.ts'

/** Lamports from one account to another. */
export type SolanaTransfer = {
  /** CAIP-2 of a Solana chain. */
  readonly caip2: string
  readonly from: string
  readonly to: string
  /** In lamports. */
  readonly amount: bigint
}

/** The system program's key, and its instruction that moves lamports. */
const SYSTEM_PROGRAM = new Uint8Array(32)
const TRANSFER = 2
/** The most that the instruction can name: it has 64 bits for it. */
export const MOST_LAMPORTS = 2n ** 64n - 1n

/**
 * The transaction that moves lamports. Its blockhash is left empty: the service puts in a fresh one.
 *
 * Spec: a legacy message of Solana, with one empty signature before it; sol_send_transaction.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for an address that is none, or the sender's own, and for an amount that
 * no transfer can name.
 */
export function solanaTransfer({ caip2, from, to, amount }: SolanaTransfer): SolanaTransaction {
  const [sender, receiver] = [from, to].map(keyFrom)
  if (!sender || !receiver || from === to)
    throw new SignRequestInvalidError({ details: 'A transfer goes from one account to another.' })
  // written as it is, what is too much would become another amount
  if (amount < 0n || amount > MOST_LAMPORTS)
    throw new SignRequestInvalidError({ details: 'No transfer can name this amount.' })
  const data = new DataView(new ArrayBuffer(12))
  data.setUint32(0, TRANSFER, true)
  data.setBigUint64(4, amount, true)
  const message = concatBytes(
    // one signs, none of those that sign is only read, one of the others (the program) is
    Uint8Array.of(1, 0, 1),
    Uint8Array.of(3),
    sender,
    receiver,
    SYSTEM_PROGRAM,
    new Uint8Array(32),
    // one instruction: of the third key, with the first two, and its data
    Uint8Array.of(1, 2, 2, 0, 1, data.byteLength),
    new Uint8Array(data.buffer),
  )
  const unsigned = concatBytes(Uint8Array.of(1), new Uint8Array(64), message)
  return { caip2, unsignedTransaction: hexFromBytes(unsigned) }
}

/** Whether a text is the address of an account on Solana. */
export function isSolanaAddress(text: string): boolean {
  return keyFrom(text) !== null
}

function keyFrom(text: string): Uint8Array | null {
  const bytes = bytesFromBase58(text)
  return bytes?.length === 32 ? bytes : null
}
