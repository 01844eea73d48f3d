import * as v from 'valibot'

/** A signature of a payload: two halves of 32 bytes and, after ECDSA, the recovery id as two digits; all hex. */
export const signature = v.object({ r: v.string(), s: v.string(), v: v.string() })

/** How a payload is written. Spec: Enumerations › sign_raw_payload `encoding`. */
export const payloadEncoding = v.picklist([
  'PAYLOAD_ENCODING_HEXADECIMAL',
  'PAYLOAD_ENCODING_TEXT_UTF8',
  'PAYLOAD_ENCODING_EIP712',
  'PAYLOAD_ENCODING_EIP7702_AUTHORIZATION',
])

/** What is done to a payload before it is signed. Spec: Enumerations › sign_raw_payload `hashFunction`. */
export const hashFunction = v.picklist([
  'HASH_FUNCTION_NO_OP',
  'HASH_FUNCTION_SHA256',
  'HASH_FUNCTION_KECCAK256',
  'HASH_FUNCTION_NOT_APPLICABLE',
])

export type Signature = v.InferOutput<typeof signature>
export type PayloadEncoding = v.InferOutput<typeof payloadEncoding>
export type HashFunction = v.InferOutput<typeof hashFunction>
