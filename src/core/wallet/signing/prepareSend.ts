import { SignRequestInvalidError } from '../../../errors/signing.ts'
import { ethereumCaip2, solanaCaip2 } from '../../../wire/fields/caip2.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { EthereumCall, SigningAccount, SolanaTransaction } from './signRequest.ts'

/**
 * A transaction for the service to sign and send.
 *
 * Spec: eth_send_transaction (from the public wire). Ours: a new contract is not sent by the service; sign it, and send it
 * by a node.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a chain that the service does not send on, or a new contract.
 */
export function prepareEthereumSend(account: SigningAccount, call: EthereumCall): PreparedRequest {
  const caip2 = ethereumCaip2.options.find((known) => known === call.caip2)
  if (!caip2) throw notSentThere(call.caip2)
  if (call.to === null)
    throw new SignRequestInvalidError({ details: 'The service sends no new contracts.' })
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
    caip2,
    activity: 'ethSendTransactionV2',
    parameters: Object.freeze(parameters),
  })
}

/**
 * The same on Solana.
 *
 * Spec: sol_send_transaction (from the public wire).
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a chain that the service does not send on.
 */
export function prepareSolanaSend(
  account: SigningAccount,
  { caip2: asked, unsignedTransaction, sponsored }: SolanaTransaction,
): PreparedRequest {
  const caip2 = solanaCaip2.options.find((known) => known === asked)
  if (!caip2) throw notSentThere(asked)
  const parameters = {
    unsignedTransaction,
    signWiths: [account.address],
    caip2,
    ...(sponsored && { sponsor: true }),
  }
  return Object.freeze({
    kind: 'send',
    account,
    caip2,
    activity: 'solSendTransactionV2',
    parameters: Object.freeze(parameters),
  })
}

/** Numbers travel as decimal text. */
function given<N extends string>(name: N, value: bigint | number | string | undefined) {
  return (value === undefined ? {} : { [name]: String(value) }) as Partial<Record<N, string>>
}

function notSentThere(caip2: string): SignRequestInvalidError {
  return new SignRequestInvalidError({ details: `The service sends nothing on ${caip2}.` })
}
