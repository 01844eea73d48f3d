import * as v from 'valibot'

/** A compressed P-256 public key: 33 bytes as 66 lower-case hex characters, 02 or 03 first (SEC 1 section 2.3.3). */
export const compressedPublicKeyHex = v.pipe(
  v.string(),
  v.regex(/^0[23][0-9a-f]{64}$/, 'must be a compressed P-256 public key in lower-case hex'),
)
