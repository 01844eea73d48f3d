import type { Load } from './load.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { prepareRequest } from './prepareRequest.ts'
import type { SignRequest } from './signRequest.ts'

/** What is checked by what reads it, and loaded then. It has all of the request, and nobody changes that meanwhile. */
export async function prepareLater(request: SignRequest, load: Load): Promise<PreparedRequest> {
  const { account } = request
  switch (request.kind) {
    case 'message': {
      const { message } = request
      const kept = typeof message === 'string' ? message : Uint8Array.from(message)
      return (await load.payload()).prepare({ ...request, message: kept })
    }
    case 'authorization': {
      const authorization = { ...request.authorization }
      return (await load.authorization()).prepare({ ...request, authorization })
    }
    case 'typedData':
      return (await load.typedData()).prepare(request)
    case 'send': {
      const transaction = { ...request.transaction }
      return 'to' in transaction
        ? (await load.ethereumSend()).prepare(account, transaction)
        : (await load.solana()).prepare(account, transaction)
    }
    default:
      return prepareRequest(request)
  }
}
