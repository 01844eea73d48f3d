import * as v from 'valibot'

/**
 * Accepts hex of either case and returns it in lower case, the one spelling in which keys and signatures are stored and
 * compared.
 *
 * @param pattern - what the lower-case text must match.
 * @param message - the requirement, as the end of a sentence that begins with the path of the field.
 */
export function lowerCaseHex(pattern: RegExp, message: string) {
  return v.pipe(v.string(), v.toLowerCase(), v.regex(pattern, message))
}
