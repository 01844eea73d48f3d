import { getPayloadRuleFault } from '../../../crypto/payloadRules.ts'
import { invalidRequest } from './invalidRequest.ts'
import type { SignPayload } from './payloads.ts'
import type { PreparedRequest } from './preparedRequest.ts'

/**
 * A payload as it goes out.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for an encoding or hash function that the account's curve does not
 * go with: the service would refuse it after the person has approved.
 */
export function preparedPayload(
  { account, kind }: Pick<PreparedRequest, 'account' | 'kind'>,
  payload: SignPayload,
  caip2: string | null = null,
): PreparedRequest {
  const { encoding, hashFunction } = payload
  const fault = getPayloadRuleFault({ curve: account.curve, encoding, hashFunction })
  if (fault !== null) throw invalidRequest(`${fault}.`)
  const parameters = Object.freeze({ signWith: account.address, ...payload })
  return Object.freeze({
    kind,
    account,
    broadcast: 'nobody',
    caip2,
    activity: 'signRawPayload',
    parameters,
  })
}
