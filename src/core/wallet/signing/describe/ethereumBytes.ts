import { readAuthorization } from '../../../../crypto/ethereum/ethFields.ts'
import {
  type EthTransaction,
  readEthTransaction,
} from '../../../../crypto/ethereum/ethTransaction.ts'
import { decodeRlp } from '../../../../crypto/ethereum/rlp.ts'
import { hexFromBytes } from '../../../../lib/hex.ts'
import { chainFacts as knownChains } from '../../knownChains.ts'
import { requireTarget } from '../../sending/transactionBytes.ts'
import { invalidRequest } from '../invalidRequest.ts'
import type { PreparedRequest } from '../preparedRequest.ts'
import { isCall } from './ethereumDeed.ts'
import type { OtherReaders } from './otherReaders.ts'
import { bytesOf } from './payloadBytes.ts'
import { presenterFor } from './rawTransaction.ts'
import { hexBytes, type Presenter } from './reading.ts'

/**
 * What the bytes are whose Keccak hash is signed: a transaction is none the less one when an app calls it a message. Null for
 * what is neither that nor an authorization.
 *
 * Spec: sign_raw_payload, sign_transaction; EIP-7702 hashes `05 ‖ rlp([chainId, address, nonce])`.
 */
export function readBytes({ activity, parameters }: PreparedRequest) {
  if (activity === 'signTransaction') return transactionIn(hexBytes(parameters.unsignedTransaction))
  const bytes = activity === 'signRawPayload' ? bytesOf(parameters) : null
  const items = bytes?.[0] === 0x05 ? decodeRlp(bytes.subarray(1)) : null
  return (items && readAuthorization(items)) ?? transactionIn(bytes)
}

function transactionIn(bytes: Uint8Array | null): EthTransaction | null {
  const read = bytes && readEthTransaction(hexFromBytes(bytes))
  return typeof read === 'string' ? null : read
}

/** @throws SignRequestInvalidError `SIGN_REQUEST_INVALID` for a transaction that the service would refuse to sign. */
export function requireReadable(unsignedTransaction: string): void {
  const read = readEthTransaction(unsignedTransaction)
  if (typeof read === 'string') throw invalidRequest(`The transaction ${read}.`)
}

/**
 * Refuses a transaction without receiver and data, however an app calls it.
 *
 * @throws SignRequestInvalidError `SIGN_REQUEST_INVALID`
 */
export function requireReceiver(request: PreparedRequest): void {
  const read = readBytes(request)
  if (read && 'items' in read) requireTarget(read.to, `0x${hexFromBytes(read.data)}`)
}

/** Loads who reads that. */
export async function next(request: PreparedRequest, load: OtherReaders): Promise<Presenter> {
  const read = readBytes(request)
  if (!read) return load.payload()
  if (!('items' in read)) return (await load.delegation()).presenterFor(read)
  const call = isCall(read) ? await load.ethereumCall() : null
  const authorization = read.authorizationList ? await load.delegation() : null
  return presenterFor(read, call, authorization)
}

/** What is known about its chain. */
export const chainFacts = knownChains
