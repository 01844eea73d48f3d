import { readTokenParts } from './tokenFormat.ts'

/**
 * Reads a token's claims without checking who signed it: to show them, or to know when to ask again. Nothing may be
 * granted on their word; that takes `verifyToken`.
 *
 * @returns the claims; null when the token is malformed.
 */
export function readToken(token: string): Record<string, unknown> | null {
  return readTokenParts(token)?.claims ?? null
}
