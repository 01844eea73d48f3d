import * as v from 'valibot'

/** The P-256 key that something is to be encrypted to, uncompressed: 65 bytes as 130 lower-case hex characters. */
export const targetPublicKey = v.pipe(
  v.string(),
  v.regex(/^04[0-9a-f]{128}$/, 'must be an uncompressed P-256 public key in lower-case hex'),
)
