import type { Load } from './load.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import { prepareNodeSend, prepareRequest } from './prepareRequest.ts'
import { readerOf } from './readerOf.ts'
import type { RawRequest, SigningAccount, SignRequest, TransactionRequest } from './signRequest.ts'

/** What is checked by what reads it, and loaded then. It has all of the request, and nobody changes that meanwhile. */
export async function prepareLater(request: SignRequest, load: Load): Promise<PreparedRequest> {
  const prepared = await prepareKind(request, load)
  // its value would be lost
  if (readerOf(prepared) === 'ethereumBytes') (await load.ethereumBytes()).requireReceiver(prepared)
  const chain = 'chain' in request ? request.chain : undefined
  return chain ? Object.freeze({ ...prepared, chain: Object.freeze({ ...chain }) }) : prepared
}

async function prepareKind(request: SignRequest, load: Load): Promise<PreparedRequest> {
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
    case 'raw': {
      const given = { ...request, curve: account.curve }
      const prepared = prepareRequest(given)
      await requireReadable(given, load)
      return prepared
    }
    case 'transaction': {
      const prepared = prepareRequest(request)
      await requireTransaction(request, load)
      return prepared
    }
    case 'send': {
      const transaction = { ...request.transaction }
      if ('broadcast' in transaction) return prepareNodeSend(account, transaction)
      return 'to' in transaction
        ? (await load.ethereumSend()).prepare(account, transaction)
        : (await load.solana()).prepare(account, transaction)
    }
    default:
      return request satisfies never
  }
}

/** Checks a payload with what will read it: what the service would refuse to sign is shown to nobody. */
async function requireReadable(
  given: RawRequest & Pick<SigningAccount, 'curve'>,
  load: Load,
): Promise<void> {
  const { encoding } = given
  if (encoding === 'PAYLOAD_ENCODING_EIP712') (await load.typedData()).requireReadable(given)
  else if (encoding === 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION')
    (await load.authorization()).requireReadable(given)
  else (await load.payload()).requireReadable(given)
}

/** The same for a transaction. Other chains have no reader here: theirs are shown as bytes. */
async function requireTransaction(
  { type, unsignedTransaction }: TransactionRequest,
  load: Load,
): Promise<void> {
  if (type === 'TRANSACTION_TYPE_ETHEREUM')
    (await load.ethereumBytes()).requireReadable(unsignedTransaction)
  if (type === 'TRANSACTION_TYPE_SOLANA') (await load.solana()).requireReadable(unsignedTransaction)
}
