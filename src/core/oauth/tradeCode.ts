import { OauthFailedError } from '../../errors/oauth.ts'
import { exchange, jsonFromText, type Network } from '../http/exchange.ts'
import { safeUrl } from './authorizeUrl.ts'
import type { PendingLogin } from './pendingLogin.ts'

const FORM = {
  accept: 'application/json',
  'content-type': 'application/x-www-form-urlencoded',
} as const

/**
 * Trades a code at the provider itself, as a public client (RFC 6749 section 4.1.3, RFC 7636 section 4.5).
 *
 * @returns the ID token.
 * @throws OauthFailedError `OAUTH_FAILED` when the provider refuses, or sends no token.
 * @throws NetworkFailedError `NETWORK_FAILED` when it does not answer, or lets no page read its answer.
 * @throws RequestTimedOutError `REQUEST_TIMED_OUT` when it does not answer in time.
 */
export async function tradeCode(
  network: Network,
  tokenEndpoint: string,
  code: string,
  { clientId, redirectUri, codeVerifier }: PendingLogin,
  signal: AbortSignal,
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    client_id: clientId,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  })
  const form = { body: String(body), headers: FORM }
  const reply = await exchange(network, safeUrl(tokenEndpoint).href, form, { signal })
  const answer = jsonFromText(reply.text)
  const token = memberOf(answer, 'id_token')
  if (reply.status === 200 && token !== null) return token
  // the name of the error, never its description: that is text from anywhere
  const error = memberOf(answer, 'error') ?? ''
  throw new OauthFailedError({
    details: /^[\w.-]{1,64}$/.test(error) ? error : `HTTP ${reply.status}`,
  })
}

function memberOf(body: unknown, name: string): string | null {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
  return typeof value === 'string' ? value : null
}
