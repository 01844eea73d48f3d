import { RequestAbortedError } from '../../errors/http.ts'
import { NetworkFailedError } from '../../errors/network.ts'
import { OauthFailedError } from '../../errors/oauth.ts'
import { safeUrl } from './authorizeUrl.ts'
import type { PendingLogin } from './pendingLogin.ts'

type Network = { readonly fetch: typeof fetch; readonly timeoutMs: number }

/**
 * Trades a code at the provider itself, as a public client (RFC 6749 section 4.1.3, RFC 7636 section 4.5).
 *
 * @returns the ID token.
 * @throws OauthFailedError `OAUTH_FAILED` when the provider refuses, or sends no token.
 * @throws NetworkFailedError `NETWORK_FAILED` when it does not answer, or lets no page read its answer.
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
  const reply = await sendForm(network, safeUrl(tokenEndpoint).href, body, signal)
  const token = memberOf(reply.body, 'id_token')
  if (reply.status === 200 && token !== null) return token
  // the name of the error, never its description: that is text from anywhere
  const error = memberOf(reply.body, 'error') ?? ''
  throw new OauthFailedError({
    details: /^[\w.-]{1,64}$/.test(error) ? error : `HTTP ${reply.status}`,
  })
}

async function sendForm(
  { fetch, timeoutMs }: Network,
  url: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  const timer = setTimeout(stop, timeoutMs)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body,
      signal: stopping.signal,
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
    return { status: reply.status, body: await reply.json() }
  } catch (cause) {
    throw signal.aborted ? new RequestAbortedError() : new NetworkFailedError({ cause })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  }
}

function memberOf(body: unknown, name: string): string | null {
  const value = typeof body === 'object' && body !== null ? Reflect.get(body, name) : null
  return typeof value === 'string' ? value : null
}
