import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { typedDataDigest } from '../../../crypto/ethereum/typedDataDigest.ts'
import {
  getPayloadRuleFault,
  type PayloadKind,
  readPlainPayload,
} from '../../../crypto/payloadRules.ts'
import type { HashFunction } from '../../../wire/fields/signature.ts'
import { Refusal } from '../../http/refusal.ts'
import { takeTurn } from '../../takeTurn.ts'
import { authorizationDigest } from './authorizationDigest.ts'

export type { PayloadKind } from '../../../crypto/payloadRules.ts'

/**
 * The bytes that the key signs: for ECDSA a digest of 32 bytes, for Ed25519 the payload itself. The same functions read the
 * payload before the kit shows it to a person.
 *
 * @param place - where the payload stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`.
 */
export function payloadToSign(payload: string, kind: PayloadKind, place: string): Uint8Array {
  return digestOf(readPayloadBytes(payload, kind, place), kind.hashFunction)
}

/** Bytes that are hashed in one turn of the event loop: more take longer than 5 ms. */
const SLICE_BYTES = 64 * 1024

/** The same, with a turn for other requests between two parts of a long payload. */
export async function payloadToSignInTurns(
  payload: string,
  kind: PayloadKind,
  place: string,
): Promise<Uint8Array> {
  const bytes = readPayloadBytes(payload, kind, place)
  const hash = streams[kind.hashFunction]
  if (!hash || bytes.length <= SLICE_BYTES) return digestOf(bytes, kind.hashFunction)
  const state = hash.create()
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    state.update(bytes.subarray(at, at + SLICE_BYTES))
    await takeTurn()
  }
  return state.digest()
}

function readPayloadBytes(payload: string, kind: PayloadKind, place: string): Uint8Array {
  const fault = getPayloadRuleFault(kind)
  if (fault !== null) throw new Refusal('REQUEST_INVALID', { details: fault })
  const bytes = readPayload(payload, kind)
  if (typeof bytes === 'string')
    throw new Refusal('REQUEST_INVALID', { details: `${place} ${bytes}` })
  return bytes
}

/** Bytes, or what is wrong with the payload. */
function readPayload(payload: string, kind: PayloadKind): Uint8Array | string {
  switch (kind.encoding) {
    case 'PAYLOAD_ENCODING_EIP712':
      return typedDataDigest(payload)
    case 'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION':
      return authorizationDigest(payload)
    default:
      return readPlainPayload(payload, kind)
  }
}

/** Null for what is signed as it is. */
const streams = {
  HASH_FUNCTION_NO_OP: null,
  HASH_FUNCTION_NOT_APPLICABLE: null,
  HASH_FUNCTION_SHA256: sha256,
  HASH_FUNCTION_KECCAK256: keccak_256,
} as const satisfies Readonly<Record<HashFunction, unknown>>

function digestOf(bytes: Uint8Array, hashFunction: HashFunction): Uint8Array {
  return streams[hashFunction]?.(bytes) ?? bytes
}
