import type { ChainRpc } from '../core/wallet/sending/nodeRpc.ts'
import { isRecord } from '../lib/isRecord.ts'
import { wait } from '../lib/wait.ts'

/** Between two looks, in milliseconds. */
const PAUSE_MS = 1000

/** The receipt of a transaction as soon as it is in a block, as the app's node tells; null when the limit comes first. */
export async function awaitReceipt(
  rpc: ChainRpc,
  hash: string,
  limit: AbortSignal,
): Promise<Readonly<Record<string, unknown>> | null> {
  while (!limit.aborted) {
    // a node that fails once may answer the next time
    const answer = await askReceipt(rpc, hash, limit).catch(() => null)
    if (isRecord(answer)) return answer
    await wait(PAUSE_MS, limit)
  }
  return null
}

/** Null while it is in no block. */
export function askReceipt(rpc: ChainRpc, hash: string, signal?: AbortSignal): Promise<unknown> {
  return rpc.request('eth_getTransactionReceipt', [hash], signal)
}
