import type { PreparedRequest } from '../preparedRequest.ts'
import { describeBlind } from './blind.ts'
import { type DeedReader, withTerms } from './ethereumTerms.ts'
import { type Draft, hexBytes, onChain, type Reading } from './reading.ts'

/**
 * A transaction that the service signs and sends.
 *
 * Spec: eth_send_transaction (from the public wire).
 *
 * @param readDeed - reads what it does.
 */
export function describeSend(
  reading: Reading,
  { activity, parameters, estimate }: PreparedRequest,
  readDeed: DeedReader,
): Draft {
  const unread = describeBlind(JSON.stringify(parameters, null, 2))
  if (activity !== 'ethSendTransactionV2') return unread
  const { calls, caip2, sponsor, gasLimit, maxFeePerGas } = parameters
  const [call] = calls
  const data = hexBytes(call?.data ?? '')
  const value = numberOf(call?.value || '0')
  if (!call || calls.length > 1 || !data || value === null) return unread
  const gas = numberOf(gasLimit ?? '')
  const price = numberOf(maxFeePerGas ?? '')
  const feeMost = gas === null || price === null ? null : gas * price + (estimate?.dataMost ?? 0n)
  const on = onChain(reading, BigInt(caip2.slice('eip155:'.length)))
  const read = readDeed(on, { to: call.to, value, data })
  if (!read) return unread
  const isSponsored = sponsor === true
  return { ...withTerms(on, read, { value, feeMost, isSponsored }), chain: on.chain }
}

/** As the service reads it: decimal text, or hex with 0x; null for any other. */
function numberOf(text: string): bigint | null {
  return /^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text) ? BigInt(text) : null
}
