import { sha256 } from '@noble/hashes/sha2.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesFromHex } from '../../../lib/hex.ts'
import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import type { HashFunction, PayloadEncoding } from '../../../wire/fields/signature.ts'
import type { Curve } from '../../../wire/fields/walletParams.ts'
import { Refusal } from '../../http/refusal.ts'
import { typedDataDigest } from '../typed-data/typedDataDigest.ts'
import { authorizationDigest } from './authorizationDigest.ts'
import { requireRule } from './payloadRules.ts'

/** How a payload is to be read. */
export type PayloadKind = {
  readonly curve: Curve
  readonly encoding: PayloadEncoding
  readonly hashFunction: HashFunction
}

const DIGEST_BYTES = 32

/**
 * The bytes that the key signs: for ECDSA a digest of 32 bytes, for Ed25519 the payload itself.
 *
 * @param place - where the payload stands in the request, for refusals.
 * @throws Refusal `REQUEST_INVALID`.
 */
export function payloadToSign(
  payload: string,
  { curve, encoding, hashFunction }: PayloadKind,
  place: string,
): Uint8Array {
  requireRule(curve, encoding, hashFunction)
  const bytes = readers[encoding](payload)
  if (typeof bytes === 'string') throw invalid(place, bytes)
  const message = hashes[hashFunction](bytes)
  if (curve !== 'CURVE_ED25519' && message.length !== DIGEST_BYTES)
    throw invalid(place, `must be ${DIGEST_BYTES} bytes, for nothing is hashed here`)
  return message
}

/** Bytes, or what is wrong with the payload. */
const readers: Readonly<Record<PayloadEncoding, (payload: string) => Uint8Array | string>> = {
  PAYLOAD_ENCODING_HEXADECIMAL: (payload) =>
    bytesFromHex(payload.startsWith('0x') ? payload.slice(2) : payload) ??
    'must be whole bytes of hex, with or without 0x',
  PAYLOAD_ENCODING_TEXT_UTF8: bytesFromUtf8,
  PAYLOAD_ENCODING_EIP712: typedDataDigest,
  PAYLOAD_ENCODING_EIP7702_AUTHORIZATION: authorizationDigest,
}

const hashes: Readonly<Record<HashFunction, (bytes: Uint8Array) => Uint8Array>> = {
  HASH_FUNCTION_NO_OP: (bytes) => bytes,
  HASH_FUNCTION_NOT_APPLICABLE: (bytes) => bytes,
  HASH_FUNCTION_SHA256: sha256,
  HASH_FUNCTION_KECCAK256: keccak_256,
}

function invalid(place: string, problem: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `${place} ${problem}` })
}
