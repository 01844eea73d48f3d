import { SOLANA_CHAINS } from '../../../wire/fields/caip2Names.ts'
import { invalidRequest } from './invalidRequest.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { SigningAccount, SolanaTransaction } from './signRequest.ts'

/**
 * A transaction on Solana for the service to sign and send.
 *
 * Spec: sol_send_transaction (from the public wire).
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a chain that the service does not send on.
 */
export function prepareSolanaSend(
  account: SigningAccount,
  { caip2: asked, unsignedTransaction, sponsored }: SolanaTransaction,
): PreparedRequest {
  const caip2 = SOLANA_CHAINS.find((known) => known === asked)
  if (!caip2) throw invalidRequest(`The service sends nothing on ${asked}.`)
  const parameters = {
    unsignedTransaction,
    signWiths: [account.address],
    caip2,
    ...(sponsored && { sponsor: true }),
  }
  return Object.freeze({
    kind: 'send',
    account,
    broadcast: 'service',
    caip2,
    activity: 'solSendTransactionV2',
    parameters: Object.freeze(parameters),
  })
}
