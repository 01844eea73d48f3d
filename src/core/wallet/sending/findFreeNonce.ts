import type { Latchkit } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import { askNonce } from './askChain.ts'
import { getKeptNonce } from './getKeptNonce.ts'
import type { ChainRpc } from './nodeRpc.ts'
import { getSendRecords } from './sendRecords.ts'

/**
 * The lowest nonce that no transaction of an account bears: none that the node knows, and none that the kit has sent and whose end
 * is not known. A node that restarts forgets its pool, and a second transaction with the nonce would take the place of the first.
 *
 * @throws ChainUnreachableError `CHAIN_UNREACHABLE` when the node gives no answer.
 */
export async function findFreeNonce(
  { options }: Pick<Latchkit, 'options'>,
  rpc: ChainRpc,
  { caip2 }: Pick<ChainFacts, 'caip2'>,
  account: string,
  signal?: AbortSignal,
): Promise<number> {
  let nonce = Number(await askNonce(rpc, account, signal))
  const records = await getSendRecords(options).find({ caip2, account })
  const taken = new Set<number>()
  for (const record of records) {
    const kept = record.by === 'node' ? getKeptNonce(record) : null
    if (kept !== null) taken.add(kept)
  }
  while (taken.has(nonce)) nonce++
  return nonce
}
