/** More signatures than these no packet of the network holds. */
const MOST_SIGNERS = 19

/** Whether bytes can be the message of a transaction: false is certain, true is for a reader to tell. */
export function mayBeTransaction([first = 0, second = 0]: Uint8Array): boolean {
  // version 0 has its number first; then, in both, how many must sign
  const signers = first >= 0x80 ? second : first
  return signers > 0 && signers <= MOST_SIGNERS
}
