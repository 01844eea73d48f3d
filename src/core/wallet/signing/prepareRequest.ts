import { preparedPayload } from './preparedPayload.ts'
import type { PreparedRequest } from './preparedRequest.ts'
import type { LaterRequest, NodeTransaction, SigningAccount, SignRequest } from './signRequest.ts'

/** Turns what an app has written itself into what the service gets. The rest is prepared by what reads it. */
export function prepareRequest(request: Exclude<SignRequest, LaterRequest>): PreparedRequest {
  const { account, kind } = request
  if (request.kind === 'raw') {
    const { payload, encoding, hashFunction } = request
    return preparedPayload(request, { payload, encoding, hashFunction })
  }
  const { type, unsignedTransaction, caip2 = null } = request
  const parameters = Object.freeze({ signWith: account.address, type, unsignedTransaction })
  return Object.freeze({
    kind,
    account,
    broadcast: 'nobody',
    caip2,
    activity: 'signTransaction',
    parameters,
  })
}

/** Turns a transaction that the kit sends itself into what the service signs. */
export function prepareNodeSend(
  account: SigningAccount,
  { type, unsignedTransaction, caip2, broadcast, options, content, hasAppNonce }: NodeTransaction,
): PreparedRequest {
  const parameters = Object.freeze({ signWith: account.address, type, unsignedTransaction })
  const activity = 'signTransaction'
  const send = options && Object.freeze({ ...options })
  const node = { broadcast, caip2, send, content, hasAppNonce }
  return Object.freeze({ kind: 'send', account, ...node, activity, parameters })
}
