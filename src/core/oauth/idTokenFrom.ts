import { nonceForKey } from '../../crypto/nonceForKey.ts'
import { OauthStateMismatchError } from '../../errors/oauth.ts'
import type { ProxyClient } from '../http/createProxyClient.ts'
import { idTokenClaims } from './idTokenClaims.ts'
import type { PendingLogin } from './pendingLogin.ts'
import type { ProviderAnswer } from './readReturnUrl.ts'
import { tradeCode } from './tradeCode.ts'

type Parts = {
  readonly proxy: Pick<ProxyClient, 'oauth2Authenticate'>
  readonly network: Parameters<typeof tradeCode>[0]
}

/**
 * Turns a provider's answer into an ID token: trades the code where the provider's row says, or takes the token as it came.
 *
 * Spec: Authentication proxy endpoints › /v1/oauth2_authenticate.
 * Ours: a token that is not for this attempt's key, not for this app, or not of the provider that was asked goes no
 * further. The service checks it again; what it made of a code itself may be of another issuer: its own.
 *
 * @throws OauthStateMismatchError `OAUTH_STATE_MISMATCH` when it is for somebody else.
 */
export async function idTokenFrom(
  parts: Parts,
  answer: ProviderAnswer,
  pending: PendingLogin,
  signal: AbortSignal,
): Promise<string> {
  const nonce = await nonceForKey(pending.boundTo ?? pending.keyPair.publicKeyHex)
  const token =
    'idToken' in answer ? answer.idToken : await trade(parts, answer.code, nonce, pending, signal)
  const claims = idTokenClaims(token)
  const { issuer, exchange, clientId } = pending
  // what the service made of a code itself may be of another issuer: its own
  const isOfIssuer =
    issuer === null || exchange.kind === 'code-at-service' || claims?.issuer === issuer
  if (claims?.nonce !== nonce || !claims.audiences.includes(clientId) || !isOfIssuer)
    throw new OauthStateMismatchError({ details: 'the token is not for this login' })
  return token
}

async function trade(
  { proxy, network }: Parts,
  authCode: string,
  nonce: string,
  pending: PendingLogin,
  signal: AbortSignal,
): Promise<string> {
  const { exchange, redirectUri, codeVerifier, clientId } = pending
  if (exchange.kind === 'code-in-browser')
    return tradeCode(network, exchange.tokenEndpoint, authCode, pending, signal)
  if (exchange.kind === 'id-token') throw new OauthStateMismatchError()
  const provider = exchange.serviceProvider
  const body = { provider, authCode, redirectUri, codeVerifier, nonce, clientId }
  return (await proxy.oauth2Authenticate(body, { signal })).oidcToken
}
