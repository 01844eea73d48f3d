import * as v from 'valibot'
import { isSafeUrl } from '../../http/isSafeUrl.ts'
import { fetchDocument, type ProviderFetch, providerUnavailable } from './fetchDocument.ts'

const documentShape = v.object({
  issuer: v.string(),
  jwks_uri: v.string(),
  id_token_signing_alg_values_supported: v.optional(v.array(v.string()), ['RS256']),
})

/** What we must know of an issuer to check its tokens. */
export type IssuerFacts = {
  readonly keysUrl: string
  /** The signature algorithms that it says it uses. */
  readonly algorithms: readonly string[]
}

/**
 * Asks an issuer about itself (OpenID Connect Discovery 1.0, 4).
 *
 * @param issuer - a configured one: never a name that only a token says.
 * @throws Refusal `UNAVAILABLE` when it does not answer, speaks for another issuer, or keeps its keys in the open.
 */
export async function discover(providerFetch: ProviderFetch, issuer: string): Promise<IssuerFacts> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const checked = v.safeParse(documentShape, await fetchDocument(providerFetch, url))
  if (!checked.success) throw providerUnavailable()
  const { issuer: named, jwks_uri, id_token_signing_alg_values_supported } = checked.output
  if (named !== issuer || !isSafeUrl(jwks_uri, issuer)) throw providerUnavailable()
  return { keysUrl: jwks_uri, algorithms: id_token_signing_alg_values_supported }
}
