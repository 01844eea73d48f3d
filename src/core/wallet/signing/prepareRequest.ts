import { SignRequestInvalidError } from '../../../errors/signing.ts'
import {
  authorizationPayload,
  messagePayload,
  type SignPayload,
  typedDataPayload,
} from './payloads.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { prepareEthereumSend, prepareSolanaSend } from './prepareSend.ts'
import type { SignRequest } from './signRequest.ts'
import { readTypedData } from './typedData.ts'

/**
 * Turns what an app asks for into what the service gets. From here on nothing changes it.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for what could not be signed, or could be read in two ways.
 */
export function prepareRequest(request: SignRequest): PreparedRequest {
  const { account, kind } = request
  const signWith = account.address
  const raw = (payload: SignPayload, caip2: string | null = null): PreparedRequest => {
    const parameters = Object.freeze({ signWith, ...payload })
    return Object.freeze({ kind, account, caip2, activity: 'signRawPayload', parameters })
  }
  switch (request.kind) {
    case 'message':
      return raw(messagePayload(account, request.message))
    case 'typedData': {
      const read = readTypedData(request.typedData)
      if (!read) throw new SignRequestInvalidError({ details: 'It is no typed data of EIP-712.' })
      return raw(typedDataPayload(request.typedData), caip2Of(read.domain.chainId))
    }
    case 'authorization': {
      const { chainId } = request.authorization
      return raw(authorizationPayload(request.authorization), caip2Of(chainId || undefined))
    }
    case 'raw': {
      const { payload, encoding, hashFunction } = request
      return raw({ payload, encoding, hashFunction })
    }
    case 'transaction': {
      const { type, unsignedTransaction, caip2 = null } = request
      const parameters = Object.freeze({ signWith, type, unsignedTransaction })
      return Object.freeze({ kind, account, caip2, activity: 'signTransaction', parameters })
    }
    case 'send':
      return 'to' in request.transaction
        ? prepareEthereumSend(account, request.transaction)
        : prepareSolanaSend(account, request.transaction)
    default:
      return request satisfies never
  }
}

/** A chain id as typed data writes it: a number, or a number as text. */
function caip2Of(chainId: unknown): string | null {
  const text = typeof chainId === 'number' ? String(chainId) : chainId
  if (typeof text !== 'string' || !/^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/.test(text)) return null
  return `eip155:${BigInt(text)}`
}
