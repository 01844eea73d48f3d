import { readSolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import { loadOnce } from '../../../http/loadOnce.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import { bytesOf } from './payloadBytes.ts'
import type { Presenter } from './reading.ts'
import { withPlaces } from './solanaPlaces.ts'

const load = {
  payload: loadOnce(() => import('./payload.ts')),
  transaction: loadOnce(() => import('./solana.ts')),
} as const

/** Who reads it: on Ed25519 a message and a transaction differ in nothing but what they say. */
export function kindOf({ activity, parameters }: PreparedRequest): keyof typeof load {
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  if (!bytes) return 'payload'
  return typeof readSolanaTransaction(withPlaces(bytes)) === 'string' ? 'payload' : 'transaction'
}

/** Loads that one. */
export function next(request: PreparedRequest): Promise<Presenter> {
  return load[kindOf(request)]()
}
