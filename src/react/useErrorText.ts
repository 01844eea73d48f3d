'use client'

import type { AnyLatchkitError } from '../errors/anyError.ts'
import { useUiSettings } from './kitContext.ts'

/**
 * What to tell a person about an error: one sentence in the language of the provider above.
 *
 * @returns a function that gives the sentence of an error.
 * @example
 * const errorText = useErrorText()
 * return error ? <p role="alert">{errorText(error)}</p> : null
 */
export function useErrorText(): (error: AnyLatchkitError) => string {
  const { words } = useUiSettings()
  return ({ code, shortMessage }) => words?.errors?.[code] ?? shortMessage
}
