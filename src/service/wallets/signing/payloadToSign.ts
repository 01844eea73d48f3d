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
  const fault = getPayloadRuleFault(kind)
  if (fault !== null) throw new Refusal('REQUEST_INVALID', { details: fault })
  const bytes = readPayload(payload, kind)
  if (typeof bytes === 'string')
    throw new Refusal('REQUEST_INVALID', { details: `${place} ${bytes}` })
  return hashes[kind.hashFunction](bytes)
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

const hashes: Readonly<Record<HashFunction, (bytes: Uint8Array) => Uint8Array>> = {
  HASH_FUNCTION_NO_OP: (bytes) => bytes,
  HASH_FUNCTION_NOT_APPLICABLE: (bytes) => bytes,
  HASH_FUNCTION_SHA256: sha256,
  HASH_FUNCTION_KECCAK256: keccak_256,
}
