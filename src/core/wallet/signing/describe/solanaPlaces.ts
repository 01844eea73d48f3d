import { hexFromBytes } from '../../../../lib/hex.ts'

/** The hex of a transaction of which only the message is signed: with an empty place for each signature that it asks for. */
export function withPlaces(message: Uint8Array): string {
  // version 0 has its number first; then, in both, how many must sign
  const signers = message[message[0] === 0x80 ? 1 : 0] ?? 0
  return `${hexFromBytes(Uint8Array.of(signers))}${'00'.repeat(64 * signers)}${hexFromBytes(message)}`
}
