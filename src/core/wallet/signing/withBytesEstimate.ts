import { type EthTransaction, readEthTransaction } from '../../../crypto/ethereum/ethTransaction.ts'
import { hexFromBytes } from '../../../lib/hex.ts'
import type { Latchkit } from '../../latchkit.ts'
import { factsFrom } from '../chainFacts.ts'
import { askUsualFees } from '../sending/askChain.ts'
import { askDataFee } from '../sending/askDataFee.ts'
import { costOf } from '../sending/askEstimate.ts'
import { askSimulation, type Simulation } from '../sending/askSimulation.ts'
import { dataFeeCall } from '../sending/dataFeeCall.ts'
import type { ChainRpc } from '../sending/nodeRpc.ts'
import { createQuietRpc } from '../sending/quietRpc.ts'
import { NO_ESTIMATE, type PreparedRequest, type SendEstimate } from './preparedRequest.ts'

/** Longer than this nobody waits, in milliseconds. */
const LIMIT_MS = 4000

type SignTransaction = Extract<PreparedRequest, { activity: 'signTransaction' }>

/**
 * Asks the app's own node of a transaction that is written already, byte by byte: whether it would fail, and what it should
 * cost where the kit is to send it.
 *
 * Ours: a node that gives no answer holds up nothing.
 */
export async function withBytesEstimate(
  kit: Pick<Latchkit, 'options'>,
  request: SignTransaction,
  signal: AbortSignal,
): Promise<PreparedRequest> {
  const { parameters, broadcast, account, chain } = request
  const unasked = Object.freeze({ ...request, estimate: NO_ESTIMATE })
  if (parameters.type !== 'TRANSACTION_TYPE_ETHEREUM') return unasked
  const transaction = readEthTransaction(parameters.unsignedTransaction)
  if (typeof transaction === 'string' || transaction.chainId === null) return unasked
  const caip2 = `eip155:${transaction.chainId}`
  const known = chain?.caip2 === caip2 ? chain : factsFrom(caip2, kit.options.chains)
  if (known.rpcUrl === null) return unasked
  const rpc = createQuietRpc(known.rpcUrl, kit.options)
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
  const [run, costs] = await Promise.all([
    simulate(rpc, account.address, transaction, limit)?.catch(() => null) ?? null,
    broadcast === 'node'
      ? askCosts(rpc, transaction, parameters.unsignedTransaction, limit).catch(() => null)
      : null,
  ])
  const failure = run?.failure ?? null
  const { usual = null, dataMost } = costs ?? {}
  const isSimulated = run !== null
  const estimate: SendEstimate = {
    usual: failure === null ? usual : null,
    failure,
    dataMost,
    isSimulated,
  }
  return Object.freeze({ ...request, estimate })
}

function simulate(
  rpc: ChainRpc,
  from: string,
  { to, value, data, gas, authorizationList }: EthTransaction,
  signal: AbortSignal,
): Promise<Simulation | null> | null {
  // nodes run the code of an authorization by its signature, which is not read here
  if (authorizationList) return null
  const hex = (bytes: Uint8Array) => `0x${hexFromBytes(bytes)}`
  const call = { from, to: to && hex(to), value, data: hex(data), gas, lists: {} }
  return askSimulation(rpc, call, signal)
}

async function askCosts(
  rpc: ChainRpc,
  { chainId, gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas }: EthTransaction,
  unsigned: string,
  signal: AbortSignal,
) {
  const [usualFees, data] = await Promise.all([
    askUsualFees(rpc, `eip155:${chainId}`, signal),
    askDataFee(rpc, async () => dataFeeCall(unsigned), signal),
  ])
  // the first kinds take all of their price
  const price = gasPrice ?? maxFeePerGas ?? 0n
  const fees = { maxFeePerGas: price, maxPriorityFeePerGas: maxPriorityFeePerGas ?? price }
  return costOf({ gas, usualFees, data }, fees)
}
