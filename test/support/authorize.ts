import { createHash, randomBytes } from 'node:crypto'

/** A walk through a log-in at a provider: where the app waits for the answer, and what proves that it is the app. */
export const APP_URL = 'http://localhost:5173/back'

export type AuthorizeFacts = Readonly<Record<string, string>> & {
  readonly issuer: string
  readonly client_id: string
}

/** Follows redirects with cookies, as a browser does, until it is back at the app or at a page. */
export function createWalker() {
  const jar = new Map<string, string>()
  return async function walk(start: string, init: RequestInit = {}): Promise<Response | URL> {
    let url = start
    for (let request = init; ; request = {}) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { ...Object(request.headers), cookie }
      const response = await fetch(url, { ...request, headers, redirect: 'manual' })
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
      }
      const location = response.headers.get('location')
      if (location === null) return response
      url = new URL(location, url).href
      if (url.startsWith(APP_URL)) return new URL(url)
    }
  }
}

/** A fresh PKCE pair (RFC 7636). */
export function newPkce() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

export function authorizeUrl({ issuer, ...facts }: AuthorizeFacts): string {
  const query = { redirect_uri: APP_URL, response_type: 'code', scope: 'openid email profile' }
  return `${issuer}/auth?${new URLSearchParams({ ...query, ...facts })}`
}

/** Logs a person in at the provider without a click: the code, and the verifier that goes with it. */
export async function codeFor(
  facts: AuthorizeFacts & { readonly login_hint: string },
): Promise<{ readonly code: string; readonly verifier: string }> {
  const { verifier, challenge } = newPkce()
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' }
  const back = await createWalker()(authorizeUrl({ ...pkce, ...facts }))
  const code = back instanceof URL ? back.searchParams.get('code') : null
  if (code === null) throw new Error('the provider gave no code')
  return { code, verifier }
}

/** Trades a code as a page does, without a secret: the answer of the token endpoint. */
export function tradeCode(
  { issuer, client_id }: { readonly issuer: string; readonly client_id: string },
  { code, verifier }: { readonly code: string; readonly verifier: string | undefined },
): Promise<Response> {
  const form = new URLSearchParams({
    grant_type: 'authorization_code',
    redirect_uri: APP_URL,
    client_id,
    code,
    ...(verifier === undefined ? {} : { code_verifier: verifier }),
  })
  return fetch(`${issuer}/token`, {
    method: 'POST',
    headers: { origin: new URL(APP_URL).origin },
    body: form,
  })
}
