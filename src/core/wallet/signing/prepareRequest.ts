import { authorizationPayload, messagePayload } from './payloads.ts'
import { caip2Of, preparedPayload } from './preparedPayload.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { LaterRequest, SignRequest } from './signRequest.ts'

/**
 * Turns what an app asks for into what the service gets. From here on nothing changes it. Some is
 * prepared by what reads it.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what could not be signed, or could be read in two ways.
 */
export function prepareRequest(request: Exclude<SignRequest, LaterRequest>): PreparedRequest {
  const { account, kind } = request
  switch (request.kind) {
    case 'message':
      return preparedPayload(request, messagePayload(account, request.message))
    case 'authorization': {
      const { authorization } = request
      const chain = caip2Of(authorization.chainId || undefined)
      return preparedPayload(request, authorizationPayload(authorization), chain)
    }
    case 'raw': {
      const { payload, encoding, hashFunction } = request
      return preparedPayload(request, { payload, encoding, hashFunction })
    }
    case 'transaction': {
      const { type, unsignedTransaction, caip2 = null } = request
      const parameters = Object.freeze({ signWith: account.address, type, unsignedTransaction })
      return Object.freeze({ kind, account, caip2, activity: 'signTransaction', parameters })
    }
    default:
      return request satisfies never
  }
}
