import { readAddress, readSendFields } from '../../../crypto/ethereum/sendFields.ts'
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
  const from = readAddress(parameters.from)
  if (from === null) throw invalid('from must be an address')
  const read = readSendFields({ ...parameters, ...one })
  if (typeof read === 'string') throw invalid(read)
  const { to, value, data, ...terms } = read
  return {
    chainId: BigInt(caip2.slice('eip155:'.length)),
    call: { from, to, value: quantity(value), data },
    ...terms,
  }
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `parameters.${details}` })
}
