import { base58FromBytes } from '../../../src/crypto/solana/base58.ts'
import { bytesFromBase64 } from '../../../src/lib/base64.ts'

/** The first signature of what `sendTransaction` is asked to send: a count comes before it. */
export function solanaSignature([text]: readonly unknown[]): string {
  const bytes = bytesFromBase64(String(text)) ?? new Uint8Array()
  return base58FromBytes(bytes.slice(1, 65))
}
