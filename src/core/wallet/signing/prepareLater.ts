import type { Load } from './load.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { LaterRequest } from './signRequest.ts'

/** What is checked by what reads it, and loaded then. It has all of the request, and nobody changes that meanwhile. */
export async function prepareLater(request: LaterRequest, load: Load): Promise<PreparedRequest> {
  if (request.kind === 'typedData') return (await load.typedData()).prepare(request)
  const { account } = request
  const transaction = { ...request.transaction }
  return 'to' in transaction
    ? (await load.ethereumSend()).prepare(account, transaction)
    : (await load.solana()).prepare(account, transaction)
}
