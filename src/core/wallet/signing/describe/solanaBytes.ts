import { mayBeTransaction } from '../../../../crypto/solana/mayBeTransaction.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { OtherReaders } from './otherReaders.ts'
import { bytesOf } from './payloadBytes.ts'
import type { Presenter } from './reading.ts'

/**
 * Loads who reads it: on Ed25519 a message and a transaction differ in nothing but what they say. Text never starts as a
 * transaction does, and then nobody is loaded who takes one apart.
 */
export async function next(request: PreparedRequest, load: OtherReaders): Promise<Presenter> {
  const { activity, parameters } = request
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  if (!bytes || !mayBeTransaction(bytes)) return load.payload()
  const solana = await load.solana()
  return solana.isTransaction(bytes) ? solana : load.payload()
}
