import { lowerCaseHex } from './hexText.ts'

/**
 * The P-256 key that something is to be encrypted to, uncompressed: 65 bytes as 130 hex characters of either case. The
 * output is lower case.
 */
export const targetPublicKey = lowerCaseHex(
  /^04[0-9a-f]{128}$/,
  'must be an uncompressed P-256 public key in hex',
)
