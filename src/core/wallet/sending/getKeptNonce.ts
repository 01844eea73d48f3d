import { getNonce } from './ethereumNodeSend.ts'
import type { NodeRecord } from './sendRecords.ts'

/** For so long a transaction that the kit has sent keeps its nonce without a block, in milliseconds: as long as it is followed. */
const KEPT_MS = 15 * 60_000

/** The nonce that a payment of an Ethereum account keeps from others; null when it keeps none. */
export function getKeptNonce({ isFinal, sinceMs, signed }: NodeRecord): number | null {
  return isFinal || Date.now() - sinceMs > KEPT_MS ? null : getNonce(signed)
}
