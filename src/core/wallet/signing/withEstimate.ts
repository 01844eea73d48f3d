import { bytesFromNumber } from '../../../crypto/ethereum/encodeRlp.ts'
import type { Latchkit } from '../../latchkit.ts'
import { factsFrom } from '../chainFacts.ts'
import { feesOfNow } from '../sending/askChain.ts'
import { LATER } from '../sending/askDataFee.ts'
import { askEstimate, costOf } from '../sending/askEstimate.ts'
import type { EthereumTransaction } from '../sending/ethereumTransaction.ts'
import { isRefusal } from '../sending/nodeRpc.ts'
import { createQuietRpc } from '../sending/quietRpc.ts'
import { callFields, written } from '../sending/transactionBytes.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/** Longer than this nobody waits for a fee, in milliseconds. */
const LIMIT_MS = 4000

/**
 * Asks the app's own node what a transaction will cost, and writes that into the transaction: the most that is shown is the
 * most that the network can take.
 *
 * Ours: a node that gives no answer holds up nothing. The fee is then what the service finds when it sends, and the
 * confirmation says that nobody knows it yet.
 */
export async function withEstimate(
  kit: Pick<Latchkit, 'options'>,
  request: PreparedRequest,
  signal: AbortSignal,
): Promise<PreparedRequest> {
  if (request.activity !== 'ethSendTransactionV2') return request
  const { parameters } = request
  const [call] = parameters.calls
  const { rpcUrl } = factsFrom(parameters.caip2, kit.options.chains)
  if (rpcUrl === null || parameters.sponsor || !call || parameters.calls.length > 1) return request
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
    const rpc = createQuietRpc(rpcUrl, kit.options)
    const asked = askedFor(parameters, call)
    const estimate = await askEstimate(rpc, asked, limit)
    const fees = feesOfNow(asked.transaction, estimate.usualFees)
    if (!fees) return request
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
      estimate: { usual, failure: null, dataMost },
    })
  } catch (error) {
    if (!isRefusal(error)) return request
    return Object.freeze({ ...request, estimate: { usual: null, failure: error.details } })
  }
}

type Send = Extract<PreparedRequest, { activity: 'ethSendTransactionV2' }>['parameters']

/** What it says of itself, read back from what is sent. */
function askedFor({ from, ...parameters }: Send, { to, value, data }: Send['calls'][number]) {
  const { caip2, gasLimit, maxFeePerGas, maxPriorityFeePerGas } = parameters
  const transaction: EthereumTransaction = {
    caip2,
    to,
    data,
    value: numberOf(value),
    gas: numberOf(gasLimit),
    maxFeePerGas: numberOf(maxFeePerGas),
    maxPriorityFeePerGas: numberOf(maxPriorityFeePerGas),
  }
  return { from, transaction, lists: {}, unsigned: unsignedCall(transaction) }
}

/** What the service sends is of the kind of EIP-1559, and has no lists. */
function unsignedCall({ caip2, to, data, value = 0n, gas = LATER.gas }: EthereumTransaction) {
  const { nonce, fees } = LATER
  const chainId = BigInt(caip2.slice('eip155:'.length))
  const numbers = [chainId, nonce, fees.maxPriorityFeePerGas, fees.maxFeePerGas, gas]
  return written(2, [...numbers.map(bytesFromNumber), ...callFields({ to, value, data }), []])
}

function numberOf(text: string | undefined): bigint | undefined {
  return text === undefined ? undefined : BigInt(text)
}
