import * as v from 'valibot'

/** A phrase or a private key, encrypted to the key of an import: JSON as text. Ours: no longer than any of them can be. */
export const encryptedBundle = v.pipe(v.string(), v.maxLength(4096))
