import { signMessage } from '../core/wallet/signing/actions.ts'
import type { SigningKit } from '../core/wallet/signing/createSigning.ts'
import { requireNoTransaction } from '../core/wallet/signing/requireNoTransaction.ts'
import type { SigningAccount } from '../core/wallet/signing/signRequest.ts'
import { bytesFromHex } from '../lib/hex.ts'
import { settled } from './requestDeclined.ts'

/**
 * Asks the person to sign a message as it is.
 *
 * @returns 64 bytes.
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a message that is a transaction.
 */
export async function signBytes(
  kit: SigningKit,
  account: SigningAccount,
  message: Uint8Array,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  requireNoTransaction(message)
  const { signature } = settled(kit, await signMessage(kit, { account, message, signal }), signal)
  return bytesFromHex(signature.slice(2)) ?? new Uint8Array()
}
