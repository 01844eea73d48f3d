import { readSendFields } from '../../../crypto/ethereum/sendFields.ts'
import { ETHEREUM_CHAINS } from '../../../wire/fields/ethereumChains.ts'
import { invalidRequest } from './invalidRequest.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { EthereumCall, SigningAccount } from './signRequest.ts'

/** What other libraries say of a transaction and this way to send it cannot carry. To leave it out would pay another fee, or do less. */
const NOT_CARRIED = [
  'gasPrice',
  'gasLimit',
  'accessList',
  'authorizationList',
  'blobs',
  'maxFeePerBlobGas',
] as const

/**
 * A transaction for the service to sign and send.
 *
 * Spec: eth_send_transaction (from the public wire). Ours: a new contract is not sent by the service; sign it, and send it
 * by a node.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a chain that the service does not send on, a new contract, or
 *   what the service would refuse, or cannot carry, such as a `gasPrice`.
 */
export function prepareEthereumSend(account: SigningAccount, call: EthereumCall): PreparedRequest {
  const caip2 = ETHEREUM_CHAINS.find((known) => known === call.caip2)
  if (!caip2) throw invalidRequest(`The service sends nothing on ${call.caip2}.`)
  if (call.to === null) throw invalidRequest('The service sends no new contracts.')
  const lost = NOT_CARRIED.find((name) => isGiven(Reflect.get(call, name)))
  if (lost) throw invalidRequest(`The service sends no transaction with ${lost}.`)
  const { to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = call
  const one = { to, ...given('value', value), ...given('data', data) }
  const parameters = {
    from: account.address,
    caip2,
    calls: [one],
    ...given('nonce', nonce),
    ...given('gasLimit', gas),
    ...given('maxFeePerGas', maxFeePerGas),
    ...given('maxPriorityFeePerGas', maxPriorityFeePerGas),
    ...given('gasStationNonce', call.gasStationNonce),
    ...(call.sponsored && { sponsor: true }),
  }
  const read = readSendFields({ ...parameters, ...one })
  if (typeof read === 'string')
    throw invalidRequest(`The service sends no such transaction: ${read}.`)
  return Object.freeze({
    kind: 'send',
    account,
    broadcast: 'service',
    caip2,
    activity: 'ethSendTransactionV2',
    parameters: Object.freeze(parameters),
  })
}

function isGiven(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null
}

/** Numbers travel as decimal text. */
function given<N extends string>(name: N, value: bigint | number | string | undefined) {
  return (value === undefined ? {} : { [name]: String(value) }) as Partial<Record<N, string>>
}
