import { isLatchkitError } from '../../../errors/anyError.ts'
import type { Latchkit } from '../../latchkit.ts'
import { chainFacts } from '../knownChains.ts'
import { estimateFee } from '../sending/estimateFee.ts'
import type { EthereumTransaction } from '../sending/ethereumTransaction.ts'
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
  const { rpcUrl } = chainFacts(parameters.caip2, kit.options.chains)
  if (rpcUrl === null || parameters.sponsor || !call || parameters.calls.length > 1) return request
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)])
    const asked = askedFor(parameters, call)
    const { gas, fees, usual, dataMost } = await estimateFee(kit, parameters.from, asked, limit)
    if ('gasPrice' in fees) return request
    const filled = {
      ...parameters,
      gasLimit: String(gas),
      maxFeePerGas: String(fees.maxFeePerGas),
      maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
    }
    return Object.freeze({
      ...request,
      parameters: Object.freeze(filled),
      estimate: { usual, failure: null, dataMost },
    })
  } catch (error) {
    if (!isLatchkitError(error, 'CHAIN_REFUSED')) return request
    return Object.freeze({ ...request, estimate: { usual: null, failure: error.details ?? '' } })
  }
}

type Send = Extract<PreparedRequest, { activity: 'ethSendTransactionV2' }>['parameters']

/** What it says of itself, read back from what is sent. */
function askedFor(
  parameters: Send,
  { to, value, data }: Send['calls'][number],
): EthereumTransaction {
  const { caip2, gasLimit, maxFeePerGas, maxPriorityFeePerGas } = parameters
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
