import { readEthTransaction } from '../../../../crypto/ethereum/ethTransaction.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { ReaderName } from '../readerOf.ts'
import { authorizationIn } from './authorizationRequest.ts'
import { bytesOf } from './payloadBytes.ts'

/**
 * Who reads bytes whose Keccak hash is signed, by what they are: a transaction is none the less one when an app calls it a
 * message.
 *
 * Spec: sign_raw_payload.
 */
export function choose({ activity, parameters }: PreparedRequest): ReaderName {
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  if (!bytes) return 'payload'
  if (typeof readEthTransaction(hexFromBytes(bytes)) !== 'string') return 'ethereum'
  return authorizationIn(bytes) ? 'authorization' : 'payload'
}
