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

/**
 * The lowest number that no transaction of an account bears: none on the chain, and none that is on its way there.
 *
 * Ours: a transaction that came to rest after the node was asked counts too, since the answer may not know it. One that the
 * chain refused bears no number any more, so that the next one closes the gap.
 */
export async function freeNonce(
  reads: Reads,
  { caip2, from, chainNonce, askedAtMs }: NonceQuestion,
): Promise<bigint> {
  const own = { caip2, fromAddress: from }
  const open = await reads.find('sendTransactions', { ...own, isOpen: true })
  const rested = { ...own, isOpen: false, updatedAtMs: { gt: askedAtMs - 1 } }
  const recent = await reads.find('sendTransactions', rested)
  const taken = new Set([...open, ...recent].map(({ nonce }) => nonce))
  let nonce = Number(chainNonce)
  while (taken.has(nonce)) nonce++
  return BigInt(nonce)
}
