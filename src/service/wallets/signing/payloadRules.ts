import type { HashFunction, PayloadEncoding } from '../../../wire/fields/signature.ts'
import type { Curve } from '../../../wire/fields/walletParams.ts'
import { Refusal } from '../../http/refusal.ts'

type HashesByEncoding = Readonly<Record<PayloadEncoding, readonly HashFunction[]>>

/** ECDSA signs 32 bytes: a hash, or what is one already. */
const digests = ['HASH_FUNCTION_NO_OP', 'HASH_FUNCTION_SHA256', 'HASH_FUNCTION_KECCAK256'] as const
/** These encodings say themselves what is hashed, and how. */
const asEncoded = ['HASH_FUNCTION_NO_OP'] as const
/** Ed25519 hashes by itself. */
const none = ['HASH_FUNCTION_NOT_APPLICABLE'] as const

/**
 * The hash functions that go with each curve and encoding; an encoding without one is not for that curve.
 *
 * Spec: sign_raw_payload › encoding, hashFunction ("values"). Ours: which of the 48 combinations mean something.
 */
const payloadRules: Readonly<Record<Curve, HashesByEncoding>> = {
  CURVE_SECP256K1: {
    PAYLOAD_ENCODING_HEXADECIMAL: digests,
    PAYLOAD_ENCODING_TEXT_UTF8: digests,
    PAYLOAD_ENCODING_EIP712: asEncoded,
    PAYLOAD_ENCODING_EIP7702_AUTHORIZATION: asEncoded,
  },
  CURVE_P256: {
    PAYLOAD_ENCODING_HEXADECIMAL: digests,
    PAYLOAD_ENCODING_TEXT_UTF8: digests,
    PAYLOAD_ENCODING_EIP712: [],
    PAYLOAD_ENCODING_EIP7702_AUTHORIZATION: [],
  },
  CURVE_ED25519: {
    PAYLOAD_ENCODING_HEXADECIMAL: none,
    PAYLOAD_ENCODING_TEXT_UTF8: none,
    PAYLOAD_ENCODING_EIP712: [],
    PAYLOAD_ENCODING_EIP7702_AUTHORIZATION: [],
  },
}

/** @throws Refusal `REQUEST_INVALID` for a combination that means nothing. */
export function requireRule(
  curve: Curve,
  encoding: PayloadEncoding,
  hashFunction: HashFunction,
): void {
  const hashes = payloadRules[curve][encoding]
  if (hashes.includes(hashFunction)) return
  const details =
    hashes.length === 0
      ? `invalid payload encoding: ${curve} has no ${encoding}`
      : `invalid hash function: ${curve} with ${encoding} takes ${hashes.join(' or ')}`
  throw new Refusal('REQUEST_INVALID', { details })
}
