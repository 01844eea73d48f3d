import { concatBytes } from '../../lib/concatBytes.ts'
import type { SolanaTransaction } from './readSolanaTransaction.ts'

/** The place of a signer among those who must sign; null for a key that need not. */
export function signerPlaceOf(transaction: SolanaTransaction, address: string): number | null {
  const place = transaction.accountKeys.indexOf(address)
  return place >= 0 && place < transaction.signatures.length ? place : null
}

/** The transaction with one more signature. */
export function withSolanaSignature(
  transaction: SolanaTransaction,
  place: number,
  signature: Uint8Array,
): SolanaTransaction {
  return { ...transaction, signatures: transaction.signatures.with(place, signature) }
}

/** The transaction with another blockhash, and so without any signature. */
export function withBlockhash(
  transaction: SolanaTransaction,
  blockhash: Uint8Array,
  recentBlockhash: string,
): SolanaTransaction {
  const message = transaction.message.slice()
  message.set(blockhash, transaction.blockhashAt)
  const signatures = transaction.signatures.map(() => new Uint8Array(64))
  return { ...transaction, message, recentBlockhash, signatures }
}

/** As it is sent. There are at most 19 signatures in what a packet holds, so their number is one byte. */
export function solanaBytes({ signatures, message }: SolanaTransaction): Uint8Array {
  return concatBytes(Uint8Array.of(signatures.length), ...signatures, message)
}

/** Whether nobody has signed yet. */
export function isUnsigned({ signatures }: SolanaTransaction): boolean {
  return signatures.every((signature) => signature.every((byte) => byte === 0))
}
