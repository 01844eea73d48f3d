import { Refusal } from '../../http/refusal.ts'

/** How far an issuer's clock may be from ours, in seconds. */
const SKEW_SECONDS = 60

type Claims = Readonly<Record<string, unknown>>

/**
 * The client of ours that a token is for.
 *
 * Ours: of several audiences `azp` must say to whom it was issued, and whenever it says so, that must be a client of ours.
 *
 * @throws Refusal `OIDC_TOKEN_INVALID`.
 */
export function audienceOf({ aud, azp }: Claims, clientIds: readonly string[]): string {
  const named: readonly unknown[] = Array.isArray(aud) ? aud : [aud]
  const texts = named.filter((one) => typeof one === 'string')
  const ours = clientIds.filter((id) => texts.includes(id))
  if (texts.length !== named.length || new Set(texts).size !== texts.length || !ours[0])
    throw invalid('aud names no client of ours')
  if (azp === undefined && texts.length > 1) throw invalid('azp is missing')
  if (azp !== undefined && (typeof azp !== 'string' || !clientIds.includes(azp)))
    throw invalid('azp is no client of ours')
  return ours.find((id) => id === azp) ?? ours[0]
}

/** OpenID Connect Core 1.0, 2: at most 255 ASCII characters. */
export function isSubject(sub: unknown): sub is string {
  return typeof sub === 'string' && /^[\x20-\x7e]{1,255}$/.test(sub)
}

/** @throws Refusal `OIDC_TOKEN_INVALID`. */
export function requireSubject({ sub }: Claims): string {
  if (!isSubject(sub)) throw invalid('sub is missing or malformed')
  return sub
}

/** @throws Refusal `OIDC_TOKEN_INVALID` for a token that is over, not valid yet, or of tomorrow. */
export function requireTimes({ exp, iat, nbf }: Claims, nowMs: number): void {
  const now = nowMs / 1000
  if (typeof exp !== 'number' || exp + SKEW_SECONDS <= now) throw invalid('exp is over or missing')
  if (typeof iat !== 'number' || iat - SKEW_SECONDS > now)
    throw invalid('iat is in the future or missing')
  if (nbf !== undefined && (typeof nbf !== 'number' || nbf - SKEW_SECONDS > now))
    throw invalid('nbf is in the future')
}

function invalid(details: string): Refusal {
  return new Refusal('OIDC_TOKEN_INVALID', { details })
}
