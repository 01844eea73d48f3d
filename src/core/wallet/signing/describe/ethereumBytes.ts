import { readEthTransaction } from '../../../../crypto/ethereum/ethTransaction.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import { loadOnce } from '../../../http/loadOnce.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import { authorizationIn } from './authorizationIn.ts'
import { bytesOf } from './payloadBytes.ts'
import type { Presenter } from './reading.ts'

const load = {
  payload: loadOnce(() => import('./payload.ts')),
  transaction: loadOnce(() => import('./rawTransaction.ts')),
  authorization: loadOnce(() => import('./authorizationRequest.ts')),
} as const

/**
 * Who reads bytes whose Keccak hash is signed, by what they are: a transaction is none the less one when an app calls it a
 * message.
 *
 * Spec: sign_raw_payload, sign_transaction.
 */
export function kindOf({ activity, parameters }: PreparedRequest): keyof typeof load {
  if (activity !== 'signRawPayload') return 'transaction'
  const bytes = bytesOf(parameters)
  if (!bytes) return 'payload'
  if (typeof readEthTransaction(hexFromBytes(bytes)) !== 'string') return 'transaction'
  return authorizationIn(bytes) ? 'authorization' : 'payload'
}

/** Loads that one. */
export function next(request: PreparedRequest): Promise<Presenter> {
  return load[kindOf(request)]()
}
