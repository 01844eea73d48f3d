import { OauthFailedError } from '../../errors/oauth.ts'
import type { Provider } from './providers.ts'

/** What one attempt adds to a provider's address. */
export type AuthorizeRequest = {
  readonly clientId: string
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeChallenge: string
}

/**
 * The address that a person is sent to (RFC 6749 section 4.1.1, RFC 7636 section 4.3, OpenID Connect Core 1.0 3.1.2.1).
 *
 * Ours: PKCE by S256 for every code, whoever trades it; https only, or http on this machine for development.
 *
 * @throws OauthFailedError `OAUTH_FAILED` when the provider's address is none that a window may be sent to.
 */
export function authorizeUrl(provider: Provider, request: AuthorizeRequest): string {
  const url = safeUrl(provider.authorizationEndpoint)
  const { exchange, takesNonce, parameters } = provider
  const usesCode = exchange.kind !== 'id-token'
  const all: Readonly<Record<string, string>> = {
    ...parameters,
    client_id: request.clientId,
    redirect_uri: request.redirectUri,
    response_type: usesCode ? 'code' : exchange.responseType,
    state: request.state,
    ...(takesNonce ? { nonce: request.nonce } : {}),
    ...(usesCode ? { code_challenge: request.codeChallenge, code_challenge_method: 'S256' } : {}),
  }
  for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value)
  return url.href
}

/** @throws OauthFailedError `OAUTH_FAILED` for anything but https, or http on this machine. */
export function safeUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !isSafe(url)) {
    throw new OauthFailedError({ details: 'the provider’s address is not https' })
  }
  return url
}

function isSafe({ protocol, hostname, username, password }: URL): boolean {
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}
