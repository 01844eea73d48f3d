import { ETHEREUM_CHAINS } from '../../../wire/fields/ethereumChains.ts'
import { invalidRequest } from './invalidRequest.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { EthereumCall, SigningAccount } from './signRequest.ts'

/**
 * A transaction for the service to sign and send.
 *
 * Spec: eth_send_transaction (from the public wire). Ours: a new contract is not sent by the service; sign it, and send it
 * by a node.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a chain that the service does not send on, or a new contract.
 */
export function prepareEthereumSend(account: SigningAccount, call: EthereumCall): PreparedRequest {
  const caip2 = ETHEREUM_CHAINS.find((known) => known === call.caip2)
  if (!caip2) throw invalidRequest(`The service sends nothing on ${call.caip2}.`)
  if (call.to === null) throw invalidRequest('The service sends no new contracts.')
  const { to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = call
  const parameters = {
    from: account.address,
    caip2,
    calls: [{ to, ...given('value', value), ...given('data', data) }],
    ...given('nonce', nonce),
    ...given('gasLimit', gas),
    ...given('maxFeePerGas', maxFeePerGas),
    ...given('maxPriorityFeePerGas', maxPriorityFeePerGas),
    ...given('gasStationNonce', call.gasStationNonce),
    ...(call.sponsored && { sponsor: true }),
  }
  return Object.freeze({
    kind: 'send',
    account,
    broadcast: 'service',
    caip2,
    activity: 'ethSendTransactionV2',
    parameters: Object.freeze(parameters),
  })
}

/** Numbers travel as decimal text. */
function given<N extends string>(name: N, value: bigint | number | string | undefined) {
  return (value === undefined ? {} : { [name]: String(value) }) as Partial<Record<N, string>>
}
