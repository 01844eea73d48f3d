import { numberFrom } from '../../../../crypto/ethereum/ethFields.ts'
import { readEthTransaction } from '../../../../crypto/ethereum/ethTransaction.ts'
import { decodeRlp } from '../../../../crypto/ethereum/rlp.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import type { ReaderName } from '../readerOf.ts'
import { type Authorization, describeAuthorization } from './authorization.ts'
import { describeBlind } from './blind.ts'
import { bytesOf } from './payloadBytes.ts'
import type { Draft, Reading } from './reading.ts'

/**
 * Who reads bytes whose Keccak hash is signed, by what they are: a transaction is none the less one when an app calls it a
 * message.
 *
 * Spec: sign_raw_payload.
 */
export function readerOfEthereumPayload({ activity, parameters }: PreparedRequest): ReaderName {
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  if (!bytes) return 'text'
  if (typeof readEthTransaction(hexFromBytes(bytes)) !== 'string') return 'ethereum'
  return authorizationIn(bytes) ? 'authorizationBytes' : 'text'
}

/** An authorization as its bytes. */
export function describeAuthorizationBytes(
  reading: Reading,
  { activity, parameters }: PreparedRequest,
): Draft {
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  const authorization = bytes && authorizationIn(bytes)
  if (authorization) return describeAuthorization(reading, authorization)
  return describeBlind(bytes ?? JSON.stringify(parameters, null, 2))
}

/** What EIP-7702 hashes: `05 ‖ rlp([chainId, address, nonce])`. */
function authorizationIn(bytes: Uint8Array): Authorization | null {
  const list = bytes[0] === 0x05 ? decodeRlp(bytes.subarray(1)) : null
  if (!list || list instanceof Uint8Array || list.length !== 3) return null
  const [chain = [], address, nonceItem = []] = list
  const chainId = numberFrom(chain, 32)
  const nonce = numberFrom(nonceItem, 8)
  if (chainId === null || nonce === null) return null
  if (!(address instanceof Uint8Array) || address.length !== 20) return null
  return { chainId, address: `0x${hexFromBytes(address)}`, nonce }
}
