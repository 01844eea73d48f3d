import { bytesFromHex } from '../lib/hex.ts'
import { bytesFromUtf8 } from '../lib/utf8.ts'
import type { HashFunction, PayloadEncoding } from '../wire/fields/signature.ts'
import type { Curve } from '../wire/fields/walletParams.ts'

/** How a payload is to be read. */
export type PayloadKind = {
  readonly curve: Curve
  readonly encoding: PayloadEncoding
  readonly hashFunction: HashFunction
}

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
 * HASH_FUNCTION_NOT_APPLICABLE is refused for ECDSA, also for 32 bytes: it does not say whether they are a hash.
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

/** A payload's kind with any curve: a newer service may report curves that this version does not know. */
export type AnyPayloadKind = Omit<PayloadKind, 'curve'> & { readonly curve: string }

/** Returns what is wrong with a combination that means nothing; null for the others, and for an unknown curve. */
export function getPayloadRuleFault(kind: AnyPayloadKind): string | null {
  const { curve, encoding, hashFunction } = kind
  const byCurve: Readonly<Record<string, HashesByEncoding>> = payloadRules
  const hashes = Object.hasOwn(byCurve, curve) ? byCurve[curve]?.[encoding] : undefined
  if (!hashes || hashes.includes(hashFunction)) return null
  if (hashes.length === 0) return `invalid payload encoding: ${curve} has no ${encoding}`
  // ECDSA signs a hash: a client that has one already, and one that has the message, each get the name they need
  if (hashFunction === 'HASH_FUNCTION_NOT_APPLICABLE' && hashes === digests)
    return `invalid hash function: HASH_FUNCTION_NOT_APPLICABLE is for CURVE_ED25519. With ${curve}, use HASH_FUNCTION_NO_OP if the payload is a hash of 32 bytes, or ${getUsualHash(curve)} if it is a message`
  return `invalid hash function: ${curve} with ${encoding} takes ${hashes.join(' or ')}`
}

/** The hash that goes with an ECDSA curve where a client has no other in mind. */
function getUsualHash(curve: string): HashFunction {
  return curve === 'CURVE_P256' ? 'HASH_FUNCTION_SHA256' : 'HASH_FUNCTION_KECCAK256'
}

const DIGEST_BYTES = 32

/**
 * Reads a payload of bytes or text, as the kit shows it and the service hashes it.
 *
 * @returns what is wrong, to end the sentence "the payload …".
 */
export function readPlainPayload(
  payload: string,
  { curve, encoding, hashFunction }: AnyPayloadKind,
): Uint8Array | string {
  const isText = encoding === 'PAYLOAD_ENCODING_TEXT_UTF8'
  const hex = payload.startsWith('0x') ? payload.slice(2) : payload
  const bytes = isText ? bytesFromUtf8(payload) : bytesFromHex(hex)
  if (!bytes) return 'must be whole bytes of hex, with or without 0x'
  const isDigest = curve !== 'CURVE_ED25519' && hashFunction === 'HASH_FUNCTION_NO_OP'
  if (isDigest && bytes.length !== DIGEST_BYTES)
    return `must be ${DIGEST_BYTES} bytes, for nothing is hashed here`
  return bytes
}
