import { bytesFromBase64url } from '../../lib/base64url.ts'
import { parseStrictJson } from '../../lib/strictJson.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'

/** What the login reads from an ID token. */
export type IdTokenClaims = {
  /** The nonce, under either of the two names that the public wire has for it. */
  readonly nonce: string | null
  readonly issuer: string | null
  readonly audiences: readonly string[]
  readonly email: string | null
}

/**
 * Reads an ID token without checking who signed it: that is the service's to do, and nothing is granted on its word here.
 *
 * @returns null when it is no token.
 */
export function idTokenClaims(token: string): IdTokenClaims | null {
  const [, payload] = token.split('.')
  const bytes = bytesFromBase64url(payload ?? '')
  const text = bytes && utf8FromBytes(bytes)
  const claims = text ? parseStrictJson(text) : undefined
  if (typeof claims !== 'object' || claims === null) return null
  const claim = (name: string): unknown => Reflect.get(claims, name)
  return {
    nonce: textOf(claim('nonce')) ?? textOf(claim('tknonce')),
    issuer: textOf(claim('iss')),
    audiences: [claim('aud')].flat().filter((one) => typeof one === 'string'),
    email: textOf(claim('email')),
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
