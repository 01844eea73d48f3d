import { readSolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { OtherReaders } from './otherReaders.ts'
import { bytesOf } from './payloadBytes.ts'
import type { Presenter } from './reading.ts'
import { withPlaces } from './solanaPlaces.ts'

/** Who reads it: on Ed25519 a message and a transaction differ in nothing but what they say. */
export function kindOf({ activity, parameters }: PreparedRequest): 'payload' | 'solana' {
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  if (!bytes) return 'payload'
  return typeof readSolanaTransaction(withPlaces(bytes)) === 'string' ? 'payload' : 'solana'
}

/** Loads that one. */
export function next(request: PreparedRequest, load: OtherReaders): Promise<Presenter> {
  return load[kindOf(request)]()
}
