import { lowerCaseHex } from './hexText.ts'

/**
 * A compressed P-256 public key: 33 bytes as 66 hex characters of either case, 02 or 03 first (SEC 1 section 2.3.3). The
 * output is lower case.
 */
export const compressedPublicKeyHex = lowerCaseHex(
  /^0[23][0-9a-f]{64}$/,
  'must be a compressed P-256 public key in hex',
)
