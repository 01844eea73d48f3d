import type { LatchkitErrorCode } from '../errors/anyError.ts'

/** What happened, in one plain sentence for each code that an error can carry. */
export type ErrorWords = { readonly [Code in LatchkitErrorCode]: string }
