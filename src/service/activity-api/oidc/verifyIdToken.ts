import { bytesFromUtf8 } from '../../../lib/utf8.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ServiceParts } from '../../parts.ts'
import type { IdentityProvider } from '../../store/rows.ts'
import { audienceOf, requireSubject, requireTimes } from './idTokenClaims.ts'
import { type IdTokenParts, readIdToken } from './idTokenFormat.ts'
import { isAllowedAlgorithm, type PublicJwk } from './keySet.ts'

/** Who an ID token says that its bearer is. */
export type OidcIdentity = {
  readonly issuer: string
  readonly subject: string
  /** The client of ours that it was issued for. */
  readonly audience: string
  /** What it was bound to, in any of the two claims that can say so. */
  readonly nonces: readonly unknown[]
  /** The email address of which the issuer says that it verified it; null without one. */
  readonly verifiedEmail: string | null
}

/**
 * Checks an ID token as OpenID Connect Core 1.0, 3.1.3.7 has it, and stricter.
 *
 * Ours: what can be seen without its issuer comes first, and only issuers that are configured are ever asked. The
 * algorithms are those that the issuer announces, of those that we take: none without a private key.
 *
 * @param providers - whose tokens count.
 * @throws Refusal `OIDC_TOKEN_INVALID`, which names the check that failed, or `UNAVAILABLE`.
 */
export async function verifyIdToken(
  parts: Pick<ServiceParts, 'issuers'>,
  providers: readonly IdentityProvider[],
  token: string,
  nowMs: number,
): Promise<OidcIdentity> {
  const read = readIdToken(token)
  if (!read) throw invalid('it is malformed')
  const { header, claims } = read
  const ofIssuer = providers.filter(({ issuer }) => issuer === claims.iss)
  const issuer = ofIssuer[0]?.issuer
  if (issuer === undefined) throw invalid('iss is no issuer of ours')
  const audience = audienceOf(
    claims,
    ofIssuer.flatMap(({ clientIds }) => clientIds),
  )
  const subject = requireSubject(claims)
  requireTimes(claims, nowMs)
  if (!isAllowedAlgorithm(header.alg)) throw invalid('alg is not allowed')
  await requireSignature(parts, issuer, token, read)
  const { nonce, tknonce, email, email_verified: isVerified } = claims
  const verifiedEmail = isVerified === true && typeof email === 'string' ? email : null
  return { issuer, subject, audience, nonces: [nonce, tknonce], verifiedEmail }
}

async function requireSignature(
  { issuers }: Pick<ServiceParts, 'issuers'>,
  issuer: string,
  token: string,
  { header }: IdTokenParts,
): Promise<void> {
  const key = await issuers.findKey(issuer, header)
  if (!key) throw invalid('alg and kid name no key of its issuer')
  if (!(await isSignedBy(key, header.alg, token))) throw invalid('the signature is wrong')
}

async function isSignedBy(key: PublicJwk, alg: string, token: string): Promise<boolean> {
  // Loaded with the first ID token: most services start without one.
  const [{ compactVerify }, { importJWK }] = await Promise.all([
    import('jose/jws/compact/verify'),
    import('jose/key/import'),
  ])
  try {
    await compactVerify(bytesFromUtf8(token), await importJWK(key, alg), { algorithms: [alg] })
    return true
  } catch {
    return false // no key, one that is too short, or another one's signature
  }
}

function invalid(details: string): Refusal {
  return new Refusal('OIDC_TOKEN_INVALID', { details })
}
