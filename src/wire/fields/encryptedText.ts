import * as v from 'valibot'

/** A secret that the caller has encrypted. Ours: eight thousand characters at most. */
export const encryptedText = v.pipe(v.string(), v.minLength(1), v.maxLength(8000))
