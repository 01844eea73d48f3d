import { readAuthorization } from '../../../../crypto/ethereum/authorization.ts'
import { chainFacts as knownChains } from '../../knownChains.ts'
import { invalidRequest } from '../invalidRequest.ts'
import type { SignPayload } from '../payloads.ts'
import { preparedPayload } from '../preparedPayload.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { AuthorizationRequest } from '../signRequest.ts'
import { describeBlind } from './blind.ts'
import type { AuthorizationReader, OtherReaders } from './otherReaders.ts'
import type { Presenter } from './reading.ts'

/** Loads who says what it does. */
export async function next(_request: PreparedRequest, load: OtherReaders): Promise<Presenter> {
  return presenterWith(await load.delegation())
}

/** Who reads the JSON that the service gets and hashes. */
export function presenterWith({ describeAuthorization }: AuthorizationReader): Presenter {
  return {
    read(reading, { activity, parameters }) {
      if (activity !== 'signRawPayload') return describeBlind(JSON.stringify(parameters, null, 2))
      const { payload } = parameters
      const authorization = readAuthorization(payload)
      return typeof authorization === 'string'
        ? describeBlind(payload)
        : describeAuthorization(reading, authorization)
    },
  }
}

/** @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a payload that the service would refuse to sign. */
export function requireReadable({ payload }: Pick<SignPayload, 'payload'>): void {
  const read = readAuthorization(payload)
  if (typeof read === 'string') throw invalidRequest(`The authorization ${read}.`)
}

/**
 * Turns an authorization into the request for the service.
 *
 * Spec: sign_raw_payload; EIP-7702.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for one that the service would refuse to sign.
 */
export function prepare(request: AuthorizationRequest): PreparedRequest {
  const { chainId, address, nonce } = request.authorization
  const payload = {
    payload: JSON.stringify({ chainId, address, nonce }),
    encoding: 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION',
    hashFunction: 'HASH_FUNCTION_NO_OP',
  } as const
  requireReadable(payload)
  // 0 stands for every chain
  return preparedPayload(request, payload, chainId ? `eip155:${chainId}` : null)
}

/** What is known about its chain. */
export const chainFacts = knownChains
