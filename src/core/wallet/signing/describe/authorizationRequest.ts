import { isRecord } from '../../../../lib/isRecord.ts'
import { parseStrictJson } from '../../../../lib/strictJson.ts'
import { chainFacts as knownChains } from '../../knownChains.ts'
import { preparedPayload } from '../preparedPayload.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { AuthorizationRequest } from '../signRequest.ts'
import type { Authorization } from './authorization.ts'
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
      const authorization = authorizationIn(payload)
      return authorization ? describeAuthorization(reading, authorization) : describeBlind(payload)
    },
  }
}

/** Spec: EIP-7702. Null for what the service would not take. */
function authorizationIn(payload: string): Authorization | null {
  const value = parseStrictJson(payload)
  if (!isRecord(value)) return null
  const chainId = wholeNumber(value.chainId)
  const nonce = wholeNumber(value.nonce)
  // some libraries write the other name
  const address = value.address ?? value.contractAddress
  if (chainId === null || nonce === null || typeof address !== 'string' || !isAddress(address))
    return null
  return { chainId, address, nonce }
}

const isAddress = (text: string) => /^0x[0-9a-fA-F]{40}$/.test(text)

/** As the service reads it: a number that JSON has not rounded, decimal text, or hex with 0x. */
function wholeNumber(value: unknown): bigint | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  return typeof value === 'string' && /^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(value)
    ? BigInt(value)
    : null
}

/** What goes out for it. Spec: sign_raw_payload; EIP-7702. */
export function prepare(request: AuthorizationRequest): PreparedRequest {
  const { chainId, address, nonce } = request.authorization
  const payload = {
    payload: JSON.stringify({ chainId, address, nonce }),
    encoding: 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION',
    hashFunction: 'HASH_FUNCTION_NO_OP',
  } as const
  // 0 stands for every chain
  return preparedPayload(request, payload, chainId ? `eip155:${chainId}` : null)
}

/** What is known about its chain. */
export const chainFacts = knownChains
