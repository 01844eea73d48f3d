import { isRecord } from '../../../lib/isRecord.ts'
import { wait } from '../../../lib/wait.ts'
import type { Latchkit } from '../../latchkit.ts'
import type { ChainFacts } from '../chain.ts'
import type { Amount, SignView } from '../signing/signView.ts'
import { createQuietRpc } from './quietRpc.ts'

/** A node may hear of a block later than the service, but nobody waits longer to be told that it was sent; in milliseconds. */
const LIMIT_MS = 1500
const PAUSE_MS = 250

/**
 * What the network took of the account for a transaction that is in a block, by the app's own node; null when that does not
 * know, or somebody else paid it.
 *
 * Ours: of a rollup also what it took for keeping the data (`l1Fee` of its receipts).
 */
export async function feePaid(
  kit: Pick<Latchkit, 'options'>,
  { chain, details }: SignView,
  hash: string,
): Promise<Amount | null> {
  const isOwn = details.some((detail) => detail.kind === 'fee' && !detail.isSponsored)
  const raw = isOwn && chain ? await takenFrom(kit, chain, hash) : null
  const { symbol = null, decimals = null } = chain?.currency ?? {}
  return raw === null ? null : { token: null, symbol, decimals, raw, isUnlimited: false }
}

/** In the smallest unit of its currency. */
async function takenFrom(
  { options }: Pick<Latchkit, 'options'>,
  chain: ChainFacts,
  hash: string,
): Promise<bigint | null> {
  if (chain.rpcUrl === null) return null
  const rpc = createQuietRpc(chain.rpcUrl, options)
  const limit = AbortSignal.timeout(LIMIT_MS)
  const [method, read] = chain.caip2.startsWith('solana:')
    ? (['getTransaction', solanaFee] as const)
    : (['eth_getTransactionReceipt', ethereumFee] as const)
  const more = { commitment: 'confirmed', encoding: 'base64', maxSupportedTransactionVersion: 0 }
  const params = read === solanaFee ? [hash, more] : [hash]
  while (!limit.aborted) {
    try {
      const answer = await rpc.request(method, params, limit)
      if (isRecord(answer)) return read(answer)
    } catch {
      return null // a node that does not answer is not asked again
    }
    await wait(PAUSE_MS, limit)
  }
  return null
}

function ethereumFee(receipt: Readonly<Record<string, unknown>>): bigint | null {
  const [gas, price] = [quantity(receipt.gasUsed), quantity(receipt.effectiveGasPrice)]
  return gas === null || price === null ? null : gas * price + (quantity(receipt.l1Fee) ?? 0n)
}

function solanaFee({ meta }: Readonly<Record<string, unknown>>): bigint | null {
  const fee = isRecord(meta) ? meta.fee : undefined
  return typeof fee === 'number' && Number.isSafeInteger(fee) ? BigInt(fee) : null
}

function quantity(value: unknown): bigint | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : null
}
