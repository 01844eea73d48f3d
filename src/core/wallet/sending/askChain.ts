import { isRecord } from '../../../lib/isRecord.ts'
import { getMinimumTip } from '../../../wire/minimumTip.ts'
import type { EthereumTransaction, FeesOfNow } from './ethereumTransaction.ts'
import { type ChainRpc, isRefusal } from './nodeRpc.ts'

/** A number as nodes write it. */
export function quantity(number: bigint | number): `0x${string}` {
  return `0x${number.toString(16)}`
}

/** The number that the account's next transaction bears, those in the node's pool counted. */
export async function askNonce(rpc: ChainRpc, address: string, signal?: AbortSignal) {
  return numberFrom(rpc, await rpc.request('eth_getTransactionCount', [address, 'pending'], signal))
}

/**
 * How much gas a transaction takes, and a fifth more: between now and then the state may change. Nothing is added to a plain
 * transfer, which takes what it takes.
 *
 * Refused when it would fail: `data` is what the contract gave up with.
 */
export async function askGas(
  rpc: ChainRpc,
  from: string,
  { to, value, data }: Pick<EthereumTransaction, 'to' | 'value' | 'data'>,
  lists: object,
  signal?: AbortSignal,
): Promise<bigint> {
  // as JSON it leaves out what is undefined
  const call = {
    from,
    to: to ?? undefined,
    value: value === undefined ? undefined : quantity(value),
    data,
    ...lists,
  }
  const gas = numberFrom(rpc, await rpc.request('eth_estimateGas', [call], signal))
  return gas === 21_000n ? gas : gas + gas / 5n
}

/** The base fee of the last block, null where there is none, and the usual tip; in wei per unit of gas. */
export type UsualFees = { readonly baseFee: bigint | null; readonly tip: bigint }

/**
 * What is usual now: the tip is what the node calls usual, else what its gas price holds beside the base fee, and at least the
 * chain's minimum.
 *
 * @param caip2 - the chain.
 */
export async function askUsualFees(
  rpc: ChainRpc,
  caip2: string,
  signal?: AbortSignal,
): Promise<UsualFees> {
  const [block, told] = await Promise.all([
    rpc.request('eth_getBlockByNumber', ['latest', false], signal),
    askNumber(rpc, 'eth_maxPriorityFeePerGas', signal),
  ])
  const own = isRecord(block) ? block.baseFeePerGas : undefined
  const baseFee = own === undefined || own === null ? null : numberFrom(rpc, own)
  const usual = told ?? tipFromPrice(await askNumber(rpc, 'eth_gasPrice', signal), baseFee)
  const least = getMinimumTip(caip2)
  return { baseFee, tip: usual > least ? usual : least }
}

function tipFromPrice(price: bigint | null, baseFee: bigint | null): bigint {
  return price === null || price < (baseFee ?? 0n) ? 0n : price - (baseFee ?? 0n)
}

/** A number that not every node tells; null when it does not. */
async function askNumber(rpc: ChainRpc, method: string, signal?: AbortSignal) {
  try {
    const told = await rpc.request(method, [], signal)
    return told === null ? null : numberFrom(rpc, told)
  } catch (error) {
    if (isRefusal(error)) return null
    throw error
  }
}

/**
 * What a transaction should offer now; null where the chain has no base fee.
 *
 * Ours: twice the base fee of the last block and the usual tip, so that it is included within six full blocks.
 */
export function feesOfNow(
  { maxFeePerGas, maxPriorityFeePerGas }: EthereumTransaction,
  { baseFee, tip }: UsualFees,
): FeesOfNow | null {
  if (baseFee === null && maxFeePerGas === undefined) return null
  const priority = maxPriorityFeePerGas ?? smaller(tip, maxFeePerGas ?? tip)
  return {
    maxPriorityFeePerGas: priority,
    maxFeePerGas: maxFeePerGas ?? 2n * (baseFee ?? 0n) + priority,
  }
}

export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** Throws for an answer that is no number, as for none. */
export function numberFrom(rpc: ChainRpc, answer: unknown): bigint {
  if (typeof answer === 'string' && /^0x[\da-f]{1,64}$/i.test(answer)) return BigInt(answer)
  throw rpc.errorOf({ details: 'It did not answer with a number.' })
}
