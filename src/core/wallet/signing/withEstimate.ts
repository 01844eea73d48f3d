import type { Latchkit } from '../../latchkit.ts'
import { factsFrom } from '../chainFacts.ts'
import { feesOfNow } from '../sending/askChain.ts'
import { askEstimate, costOf } from '../sending/askEstimate.ts'
import { askSimulation, isRunFailure } from '../sending/askSimulation.ts'
import type { EthereumTransaction } from '../sending/ethereumTransaction.ts'
import { createQuietRpc } from '../sending/quietRpc.ts'
import { NO_ESTIMATE, type PreparedRequest } from './preparedRequest.ts'

/** Longer than this nobody waits for a fee, in milliseconds. */
const LIMIT_MS = 4000

const ADDRESS = /^0x[\da-f]{40}$/i
const BYTES = /^0x(?:[\da-f]{2})*$/i

type EthereumSend = Extract<PreparedRequest, { activity: 'ethSendTransactionV2' }>

type DataFeeWriter = { readonly dataFeeOfCall: (transaction: EthereumTransaction) => string }

/**
 * Asks the app's own node what a transaction will cost, and writes that into the transaction: the most that is shown is the
 * most that the network can take.
 *
 * Ours: a node that gives no answer holds up nothing. The fee is then what the service finds when it sends, and the
 * confirmation says that nobody knows it yet.
 */
export async function withEstimate(
  kit: Pick<Latchkit, 'options'>,
  request: EthereumSend,
  signal: AbortSignal,
  /** Loads who writes a transaction as a rollup is asked about it: most chains are none. */
  loadWriter: () => Promise<DataFeeWriter>,
): Promise<PreparedRequest> {
  const { parameters } = request
  const [call] = parameters.calls
  let isSimulated = false
  const unfilled = () => Object.freeze({ ...request, estimate: { ...NO_ESTIMATE, isSimulated } })
  const { rpcUrl } = request.chain ?? factsFrom(parameters.caip2, kit.options.chains)
  if (rpcUrl === null || !call || parameters.calls.length > 1) return unfilled()
  // what is no address, or no bytes, the service says
  if (!ADDRESS.test(call.to) || !BYTES.test(call.data ?? '0x')) return unfilled()
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
    const rpc = createQuietRpc(rpcUrl, kit.options)
    const { from } = parameters
    const transaction = transactionOf(parameters, call)
    const written = async () => (await loadWriter()).dataFeeOfCall(transaction)
    // what has its gas already would show in no estimate that it fails
    const isGiven = parameters.sponsor === true || transaction.gas !== undefined
    const simulation = isGiven
      ? askSimulation(rpc, { ...transaction, from, lists: {} }, limit)
      : null
    const { failure = null } = (await simulation) ?? {}
    if (failure !== null) return failed(request, failure)
    isSimulated = (await simulation) !== null
    if (parameters.sponsor) return unfilled()
    const estimate = await askEstimate(rpc, { from, transaction, lists: {}, written }, limit)
    const fees = feesOfNow(transaction, estimate.usualFees)
    // the gas is known by a run of it
    isSimulated ||= !isGiven
    if (!fees) return unfilled()
    const { usual, dataMost } = costOf(estimate, fees)
    const filled = {
      ...parameters,
      gasLimit: String(estimate.gas),
      maxFeePerGas: String(fees.maxFeePerGas),
      maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    }
    return Object.freeze({
      ...request,
      parameters: Object.freeze(filled),
      estimate: { usual, failure: null, dataMost, isSimulated },
    })
  } catch (error) {
    return isRunFailure(error) ? failed(request, error.details) : unfilled()
  }
}

function failed(request: EthereumSend, failure: string): PreparedRequest {
  return Object.freeze({ ...request, estimate: { usual: null, failure, isSimulated: true } })
}

/** What it says of itself, read back from what is sent. */
function transactionOf(
  { caip2, gasLimit, maxFeePerGas, maxPriorityFeePerGas }: EthereumSend['parameters'],
  { to, value, data }: EthereumSend['parameters']['calls'][number],
): EthereumTransaction {
  return {
    caip2,
    to,
    data,
    value: numberOf(value),
    gas: numberOf(gasLimit),
    maxFeePerGas: numberOf(maxFeePerGas),
    maxPriorityFeePerGas: numberOf(maxPriorityFeePerGas),
  }
}

function numberOf(text: string | undefined): bigint | undefined {
  return text === undefined ? undefined : BigInt(text)
}
