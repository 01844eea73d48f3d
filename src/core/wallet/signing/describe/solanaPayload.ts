import { readSolanaTransaction } from '../../../../crypto/solana/readSolanaTransaction.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { ReaderName } from '../readerOf.ts'
import { bytesOf } from './payloadBytes.ts'
import { withPlaces } from './solanaPlaces.ts'

/** Who reads it: on Ed25519 a message and a transaction differ in nothing but what they say. */
export function choose({ activity, parameters }: PreparedRequest): ReaderName {
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  if (!bytes) return 'payload'
  return typeof readSolanaTransaction(withPlaces(bytes)) === 'string' ? 'payload' : 'solana'
}
