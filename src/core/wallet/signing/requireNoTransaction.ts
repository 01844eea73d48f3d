import { isVersion1Message } from '../../../crypto/solana/isVersion1Message.ts'
import { mayBeTransaction } from '../../../crypto/solana/mayBeTransaction.ts'
import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { withPlaces } from './describe/solanaPlaces.ts'
import { invalidRequest } from './invalidRequest.ts'

/**
 * Refuses a message for Solana that is a transaction: there a message is signed as it is, so that its signature would be that
 * of the transaction.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID`
 */
export function requireNoTransaction(message: Uint8Array): void {
  if (!mayBeTransaction(message)) return
  const isRead = typeof readSolanaTransaction(withPlaces(message)) !== 'string'
  if (!isRead && !isVersion1Message(message)) return
  throw invalidRequest('The message is a transaction: sign it as one.')
}
