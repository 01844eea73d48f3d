import type { ServiceParts } from '../../parts.ts'

/** How long an ID token of the service lives, in seconds: as long as a person takes to sign up. */
const LIFETIME_SECONDS = 600

/** Who it is about, for which client, and for which key. */
export type IdTokenOrder = {
  readonly subject: string
  readonly audience: string
  readonly nonce: string
  readonly nowMs: number
}

/**
 * Issues an ID token of the service itself, for a provider that has none.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate (an OIDC token issued by the service).
 */
export async function issueIdToken(
  { issuer, keys }: Pick<ServiceParts, 'issuer' | 'keys'>,
  { subject, audience, nonce, nowMs }: IdTokenOrder,
): Promise<string> {
  const { SignJWT } = await import('jose/jwt/sign')
  const iat = Math.floor(nowMs / 1000)
  const claims = {
    iss: issuer,
    sub: subject,
    aud: audience,
    iat,
    exp: iat + LIFETIME_SECONDS,
    nonce,
  }
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', kid: keys.oidc.publicKeyHex, typ: 'JWT' })
    .sign(keys.oidc.privateKey)
}
