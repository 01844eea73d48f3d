import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import { Refusal } from '../../http/refusal.ts'
import { type EthCall, quantity } from '../../transactions/ethereum/ethCall.ts'

/** What `eth_send_transaction` takes, its calls as a list. */
export type EthSendParameters = ParametersOf<SubmitEndpoints['ethSendTransactionV2']>

/** What a request asks to send; undefined where the chain is to say. */
export type AskedSend = {
  readonly chainId: bigint
  readonly call: EthCall
  readonly nonce: bigint | undefined
  readonly gas: bigint | undefined
  readonly maxFeePerGas: bigint | undefined
  readonly maxPriorityFeePerGas: bigint | undefined
}

/** A nonce is below 2^53 here, far beyond what any account reaches. */
const MAX_NONCE = BigInt(Number.MAX_SAFE_INTEGER)
const MAX_GAS = 2n ** 64n - 1n
const MAX_WORD = 2n ** 256n - 1n
const MAX_DATA_HEX = 2 * 128 * 1024

/**
 * Reads the parameters of `eth_send_transaction`.
 *
 * Ours: `deadline` and `gasStationNonce` are for a gas station, and mean nothing without one.
 *
 * @throws Refusal `REQUEST_INVALID`, `GAS_STATION_NOT_CONFIGURED`.
 */
export function readEthSend(parameters: EthSendParameters): AskedSend {
  const { calls, sponsor, caip2 } = parameters
  const [one] = calls
  // the sender pays for one call; for more of them a contract would have to act in its name
  if (sponsor || !one || calls.length > 1) throw new Refusal('GAS_STATION_NOT_CONFIGURED')
  const maxFeePerGas = numberOf(parameters.maxFeePerGas, 'maxFeePerGas', MAX_WORD)
  const tip = numberOf(parameters.maxPriorityFeePerGas, 'maxPriorityFeePerGas', MAX_WORD)
  if (maxFeePerGas !== undefined && tip !== undefined && tip > maxFeePerGas)
    throw invalid('maxPriorityFeePerGas must not be above maxFeePerGas')
  return {
    chainId: BigInt(caip2.slice('eip155:'.length)),
    call: {
      from: addressOf(parameters.from, 'from'),
      to: addressOf(one.to, 'calls.0.to'),
      value: quantity(numberOf(one.value, 'calls.0.value', MAX_WORD) ?? 0n),
      data: dataOf(one.data),
    },
    nonce: numberOf(parameters.nonce, 'nonce', MAX_NONCE),
    gas: numberOf(parameters.gasLimit, 'gasLimit', MAX_GAS),
    maxFeePerGas,
    maxPriorityFeePerGas: tip,
  }
}

function addressOf(text: string, place: string): string {
  if (/^0x[0-9a-fA-F]{40}$/.test(text)) return text.toLowerCase()
  throw invalid(`${place} must be an address`)
}

/** Empty text is as good as none: some clients send it. */
function numberOf(text: string | undefined, place: string, most: bigint): bigint | undefined {
  if (text === undefined || text === '') return undefined
  const isNumber = text.length <= 78 && /^(?:\d+|0x[0-9a-fA-F]+)$/.test(text)
  if (isNumber && BigInt(text) <= most) return BigInt(text)
  throw invalid(`${place} must be a whole number as text`)
}

function dataOf(text: string | undefined): string {
  if (text === undefined || text === '') return '0x'
  const digits = text.startsWith('0x') ? text.slice(2) : text
  const isHex = digits.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(digits)
  if (isHex && digits.length <= MAX_DATA_HEX) return `0x${digits.toLowerCase()}`
  throw invalid('calls.0.data must be whole bytes of hex')
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `parameters.${details}` })
}
