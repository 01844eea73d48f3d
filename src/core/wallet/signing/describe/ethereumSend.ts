import { chainFacts as knownChains } from '../../knownChains.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import { prepareEthereumSend } from '../prepareEthereumSend.ts'
import { describeBlind } from './blind.ts'
import { estimated } from './estimated.ts'
import { type CallReader, describeDeed } from './ethereumDeed.ts'
import type { OtherReaders } from './otherReaders.ts'
import { type Draft, hexBytes, type Presenter, type Reading } from './reading.ts'

/**
 * A transaction that the service signs and sends.
 *
 * Spec: eth_send_transaction (from the public wire).
 */
function describeSend(
  reading: Reading,
  { activity, parameters, estimate }: PreparedRequest,
  call: CallReader | null,
): Draft {
  const unread = describeBlind(JSON.stringify(parameters, null, 2))
  if (activity !== 'ethSendTransactionV2') return unread
  const { calls, caip2, sponsor, gasLimit, maxFeePerGas } = parameters
  const [only] = calls
  const data = hexBytes(only?.data ?? '')
  const value = numberOf(only?.value || '0')
  if (!only || calls.length > 1 || !data || value === null) return unread
  const gas = numberOf(gasLimit ?? '')
  const price = numberOf(maxFeePerGas ?? '')
  const feeMost = gas === null || price === null ? null : gas * price + (estimate?.dataMost ?? 0n)
  const chainId = BigInt(caip2.slice('eip155:'.length))
  const terms = { chainId, feeMost, isSponsored: sponsor === true }
  return estimated(describeDeed(reading, { to: only.to, value, data }, terms, call), estimate)
}

/** As the service reads it: decimal text, or hex with 0x; null for any other. */
function numberOf(text: string): bigint | null {
  return /^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text) ? BigInt(text) : null
}

/** Whether it calls code: only then who reads calls is needed. */
export function callsCode({ activity, parameters }: PreparedRequest): boolean {
  if (activity !== 'ethSendTransactionV2') return false
  return parameters.calls.some(({ data = '' }) => data !== '' && data !== '0x')
}

/** Who reads it, with who reads what it calls. */
export function presenterWith(call: CallReader | null): Presenter {
  return { read: (reading, prepared) => describeSend(reading, prepared, call) }
}

/** What goes out for it. */
export const prepare = prepareEthereumSend

/** Loads that one. */
export async function next(request: PreparedRequest, load: OtherReaders): Promise<Presenter> {
  return presenterWith(callsCode(request) ? await load.ethereumCall() : null)
}

/** What is known about its chain. */
export const chainFacts = knownChains
