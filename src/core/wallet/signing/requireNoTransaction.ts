import { mayBeTransaction } from '../../../crypto/solana/mayBeTransaction.ts'
import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { withPlaces } from './describe/solanaPlaces.ts'

/**
 * Refuses a message for Solana that is a transaction: there a message is signed as it is, so that its signature would be that
 * of the transaction.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID`
 */
export function requireNoTransaction(message: Uint8Array): void {
  if (!mayBeTransaction(message)) return
  if (typeof readSolanaTransaction(withPlaces(message)) === 'string') return
  throw new SignRequestInvalidError({ details: 'The message is a transaction: sign it as one.' })
}
