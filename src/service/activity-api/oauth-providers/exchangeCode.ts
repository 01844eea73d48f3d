import * as v from 'valibot'
import { parseStrictJson } from '../../../lib/strictJson.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Oauth2Provider } from '../../store/rows.ts'
import { type ProviderFetch, providerUnavailable } from '../oidc/fetchDocument.ts'

/** What the exchange needs beside the provider. */
export type CodeExchange = {
  readonly authCode: string
  readonly redirectUri: string
  readonly codeVerifier: string
  readonly clientSecret: string
}

const tokensShape = v.looseObject({ id_token: v.optional(v.string()) })

export type ProviderTokens = { readonly accessToken: string; readonly idToken: string | undefined }

/**
 * Trades an authorization code for the tokens of a provider (RFC 6749 section 4.1.3, RFC 7636 section 4.5).
 *
 * Ours: the state was for the page to check, which knew it; here the verifier says that the code is its own.
 *
 * @throws Refusal `OAUTH_CODE_INVALID` when the provider does not accept it, `UNAVAILABLE` for everything else.
 */
export async function exchangeCode(
  providerFetch: ProviderFetch,
  provider: Oauth2Provider,
  { authCode, redirectUri, codeVerifier, clientSecret }: CodeExchange,
): Promise<ProviderTokens> {
  const oauth = await import('oauth4webapi')
  const { tokenEndpoint, clientId, clientAuthentication } = provider
  const server = { issuer: new URL(tokenEndpoint).origin, token_endpoint: tokenEndpoint }
  const client = { client_id: clientId }
  const code = new URLSearchParams({ code: authCode })
  const authenticate =
    clientAuthentication === 'basic' ? oauth.ClientSecretBasic : oauth.ClientSecretPost
  try {
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authenticate(clientSecret),
      oauth.validateAuthResponse(server, client, code, oauth.skipStateCheck),
      redirectUri,
      codeVerifier,
      {
        [oauth.customFetch]: providerFetch,
        // The configuration lets plain http pass on this machine only.
        [oauth.allowInsecureRequests]: true,
      },
    )
    const { idToken, rest } = await withoutIdToken(response)
    const tokens = await oauth.processAuthorizationCodeResponse(server, client, rest)
    return { accessToken: tokens.access_token, idToken }
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant')
      throw new Refusal('OAUTH_CODE_INVALID')
    throw providerUnavailable()
  }
}

/** Takes the ID token out of an answer: it is checked where all of them are, with our clock and our rules. */
async function withoutIdToken(
  response: Response,
): Promise<{ readonly idToken: string | undefined; readonly rest: Response }> {
  const { status, headers } = response
  const text = await response.text()
  const answer = v.safeParse(tokensShape, parseStrictJson(text))
  const { id_token: idToken, ...others } = answer.success ? answer.output : {}
  const body = answer.success ? JSON.stringify(others) : text
  return { idToken, rest: new Response(body, { status, headers }) }
}
