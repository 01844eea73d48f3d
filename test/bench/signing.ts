/** How the payloads of the measurements are signed. */
export const SIGNING = {
  encoding: 'PAYLOAD_ENCODING_HEXADECIMAL',
  hashFunction: 'HASH_FUNCTION_KECCAK256',
} as const
