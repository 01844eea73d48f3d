import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes } from '../../../lib/concatBytes.ts'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { createStructHasher } from './structHasher.ts'
import { TypedDataError } from './typedDataError.ts'
import { DOMAIN_TYPE, readTypedData } from './typedDataShape.ts'

/** What sets typed data apart from everything else that is signed (EIP-191, version 0x01). */
const PREFIX = Uint8Array.of(0x19, 0x01)

/**
 * The digest of typed structured data: `keccak256(0x1901 ‖ domain ‖ message)` (EIP-712, "Specification").
 *
 * Ours: stricter than some libraries. Every member that a type names must be there, and numbers must be exact and in
 * their range. Members without a type are not signed.
 *
 * @param payload - JSON of `types`, `domain`, `primaryType` and `message`. Without a type `EIP712Domain` it is made of the
 * members of `domain`.
 * @returns 32 bytes, or what is wrong; `message.1.0` is the first member of the second member of `message`.
 */
export function typedDataDigest(payload: string): Uint8Array | string {
  try {
    return digest(payload)
  } catch (error) {
    if (error instanceof TypedDataError) return error.message
    throw error
  }
}

function digest(payload: string): Uint8Array {
  const { types, domain, primaryType, message } = readTypedData(parseStrictJson(payload))
  const hashStruct = createStructHasher(types)
  const domainHash = hashStruct(DOMAIN_TYPE, domain, 'domain')
  if (primaryType === DOMAIN_TYPE) return keccak_256(concatBytes(PREFIX, domainHash))
  return keccak_256(concatBytes(PREFIX, domainHash, hashStruct(primaryType, message, 'message')))
}
