import { Refusal } from '../../http/refusal.ts'

/** Longest name of anything, in UTF-16 units. */
const MAX_NAME_LENGTH = 255

/**
 * Lets a text pass as a name: something to read, on one line.
 *
 * @param path - where it stands in the request.
 * @throws Refusal `REQUEST_INVALID`.
 */
export function requireName(text: string, path: string): void {
  const problem = /^\s*$/.test(text)
    ? 'must not be empty'
    : text.length > MAX_NAME_LENGTH
      ? `must be at most ${MAX_NAME_LENGTH} characters`
      : /\p{Cc}/u.test(text)
        ? 'must not contain control characters'
        : null
  if (problem !== null) throw new Refusal('REQUEST_INVALID', { details: `${path} ${problem}` })
}

/**
 * Lets a text pass that may say anything, or nothing, but not at any length: whatever is stored comes back in lists.
 *
 * @param path - where it stands in the request.
 * @param most - in UTF-16 units. Default: as long as a name.
 * @throws Refusal `REQUEST_INVALID`.
 */
export function requireShort(text: string, path: string, most: number = MAX_NAME_LENGTH): void {
  if (text.length > most)
    throw new Refusal('REQUEST_INVALID', { details: `${path} must be at most ${most} characters` })
}
