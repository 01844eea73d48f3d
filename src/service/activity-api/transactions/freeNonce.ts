import type { Reads } from '../../store/store.ts'

/** Who is to send the next transaction, and what the chain said. */
export type NonceQuestion = {
  readonly caip2: string
  /** In small letters. */
  readonly from: string
  /** What the node answered, and when it was asked. */
  readonly chainNonce: bigint
  readonly askedAtMs: number
}

/** For how long after a block a replica may still not know it, in milliseconds. */
const LAG_MS = 60_000

/**
 * The lowest nonce that no transaction of an account bears: none on the chain, and none that may be on its way there. A response
 * that was lost frees no nonce: its transaction is open until a block says otherwise.
 *
 * Ours: a transaction that a block took within the last minute counts too, since the node that was asked may be behind. Bytes
 * that never left and were refused bear no nonce any more, so that the next transaction closes the gap.
 * Ours: no replica lags so far that an older transaction is new to it. A chain that calls the account new has either all of its
 * transactions from the last minute, or was started anew, as a local one is: then only what stands without a gap counts.
 */
export async function freeNonce(
  reads: Reads,
  { caip2, from, chainNonce, askedAtMs }: NonceQuestion,
): Promise<bigint> {
  const own = { caip2, fromAddress: from }
  const open = await reads.find('sendTransactions', { ...own, isOpen: true })
  const rested = { ...own, isOpen: false, updatedAtMs: { gt: askedAtMs - LAG_MS } }
  const recent = await reads.find('sendTransactions', rested)
  const taken = new Set(open.map((row) => row.nonce))
  if (chainNonce === 0n) for (const row of recent) taken.add(row.nonce)
  // what a block took is below everything that is free
  const behind = chainNonce === 0n ? [] : recent.map(({ nonce }) => (nonce ?? -1) + 1)
  let nonce = Math.max(Number(chainNonce), ...behind)
  while (taken.has(nonce)) nonce++
  return BigInt(nonce)
}
