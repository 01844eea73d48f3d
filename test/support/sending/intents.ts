import { base58FromBytes } from '../../../src/crypto/solana/base58.ts'
import { hexFromBytes } from '../../../src/lib/hex.ts'
import type { ChaosChains } from './chaosChains.ts'

/** Somebody wants one payment: to a receiver of its own, so that its balance tells how often it was paid. */
export type Intent = {
  readonly kind: 'ethereum' | 'solana'
  readonly to: string
  readonly amount: bigint
}

/** The end of an intent, as the service or the kit told it. */
export type IntentEnd = Intent & { readonly txStatus: string; readonly hash: string | null }

/** Above what keeps an account of Solana alive. */
const LAMPORTS = 2_000_000n

/** An intent to a receiver that nobody else pays. */
export function createIntent(index: number): Intent {
  const random = crypto.getRandomValues(new Uint8Array(32))
  return index % 2 === 0
    ? { kind: 'ethereum', to: `0x${hexFromBytes(random.slice(0, 20))}`, amount: 1_000_000_007n }
    : { kind: 'solana', to: base58FromBytes(random), amount: LAMPORTS }
}

/**
 * Compares what people were told with what the chains did.
 *
 * @param byNode - names of what kits broadcast by the app's own node: what that refused for good has no hash to tell.
 * @returns how many were included once, failed and were never included, how many of these a node has refused before they left, and
 *   what broke a promise, in words.
 */
export async function judgeIntents(
  chains: ChaosChains,
  ends: readonly IntentEnd[],
  byNode: ReadonlySet<string> = new Set(),
) {
  const faults: string[] = []
  const tally: Record<string, number> = {}
  for (const { kind, to, amount, txStatus, hash } of ends) {
    const balance = await chains.balanceOf(to)
    const paid = balance / amount
    tally[txStatus] = (tally[txStatus] ?? 0) + 1
    const expected = txStatus === 'INCLUDED' ? 1n : 0n
    if (paid !== expected) faults.push(`${kind} ${to}: ${txStatus}, and paid ${paid} times`)
    if (txStatus === 'INCLUDED' && hash === null) faults.push(`${kind} ${to}: no hash told`)
    if (!['INCLUDED', 'FAILED', 'REPLACED'].includes(txStatus))
      faults.push(`${kind} ${to}: still ${txStatus}`)
  }
  const told = new Set(ends.map(({ hash }) => hash))
  // bytes that a node has refused until it was for good have no hash to tell: a person reads that nothing has left
  const refused = ends.filter(({ txStatus, hash }) => txStatus === 'FAILED' && hash === null).length
  let unexplained = refused
  for (const name of [...chains.ethereum.arrived, ...chains.solana.arrived]) {
    if (told.has(name)) continue
    const isIn = await isInBlock(chains, name)
    if (!isIn && (byNode.has(name) || unexplained-- > 0)) continue
    const by = byNode.has(name) ? 'a page' : 'the service'
    faults.push(`bytes of ${by} went out (in a block: ${isIn}), and nobody was told ${name}`)
  }
  return { tally, faults, refused }
}

async function isInBlock({ ethereum, solana }: ChaosChains, name: string): Promise<boolean> {
  if (name.startsWith('0x'))
    return (await ethereum.ask('eth_getTransactionReceipt', [name])) !== null
  const statuses = await solana.ask('getSignatureStatuses', [[name]])
  return Object(statuses).value[0] !== null
}
