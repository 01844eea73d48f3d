import { readSolanaTransaction } from '../../../crypto/solana/readSolanaTransaction.ts'
import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { hexFromBytes } from '../../../lib/hex.ts'

/**
 * Refuses a message for Solana that is a transaction: there a message is signed as it is, so that its signature would be that
 * of the transaction.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID`
 */
export function requireNoTransaction(message: Uint8Array): void {
  // version 0 has its number first; then, in both, how many must sign
  const [first = 0, second = 0] = message
  const signers = first >= 0x80 ? second : first
  if (signers === 0 || signers > 19) return
  const whole = hexFromBytes(Uint8Array.of(signers)) + '00'.repeat(64 * signers)
  if (typeof readSolanaTransaction(whole + hexFromBytes(message)) === 'string') return
  throw new SignRequestInvalidError({ details: 'The message is a transaction: sign it as one.' })
}
