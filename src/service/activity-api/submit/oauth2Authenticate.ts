import type { ParametersOf } from '../../../wire/activity.ts'
import type { SubmitEndpoints } from '../../../wire/submitEndpoints.ts'
import type { ActivityHandler } from '../../http/handler.ts'
import { isSafeUrl } from '../../http/isSafeUrl.ts'
import { Refusal } from '../../http/refusal.ts'
import type { ProxyConfigRow } from '../../store/rows.ts'
import { exchangeCode } from '../oauth-providers/exchangeCode.ts'
import { fetchSubject } from '../oauth-providers/fetchSubject.ts'
import { chooseClient } from '../oauth2-credentials/chooseClient.ts'
import { issueIdToken } from '../oidc/issueIdToken.ts'
import { requireIdToken, requireProxyConfig } from '../oidc/requireIdToken.ts'
import type { CallContext } from '../requireCaller.ts'

type Parameters = ParametersOf<SubmitEndpoints['oauth2Authenticate']>

/**
 * Trades a code for the provider's ID token, or, where it has none, for one of our own about the person that it names.
 * Both carry the nonce that was given.
 *
 * Ours: all that can be wrong on our side is checked before the code is spent.
 */
export const oauth2Authenticate: ActivityHandler<
  SubmitEndpoints['oauth2Authenticate'],
  CallContext
> = async (parameters, context) => {
  const { parts, organizationId, nowMs } = context
  const config = await requireProxyConfig(parts.store, organizationId)
  const { provider, clientSecret } = await chooseClient(parts, config, parameters)
  requireShape(config, parameters)
  const tokens = await exchangeCode(parts.providerFetch, provider, { ...parameters, clientSecret })
  const oidcToken = provider.userInfo
    ? await issueIdToken(parts, {
        subject: `${provider.name}:${await fetchSubject(parts.providerFetch, provider.userInfo, tokens.accessToken)}`,
        audience: provider.clientId,
        nonce: parameters.nonce,
        nowMs,
      })
    : await providersToken(context, tokens.idToken, parameters.nonce)
  return async () => ({ oidcToken })
}

async function providersToken(
  context: CallContext,
  idToken: string | undefined,
  nonce: string,
): Promise<string> {
  const { nonces } = await requireIdToken(context, idToken ?? '')
  if (idToken !== undefined && nonces.includes(nonce)) return idToken
  throw new Refusal('OIDC_TOKEN_INVALID', { details: 'nonce is another one' })
}

function requireShape(
  { oauthRedirectUrls }: ProxyConfigRow,
  { codeVerifier, nonce, redirectUri, authCode }: Parameters,
): void {
  const isOurs =
    oauthRedirectUrls.length > 0
      ? oauthRedirectUrls.includes(redirectUri)
      : isSafeUrl(redirectUri, redirectUri)
  if (!isOurs) throw invalid('redirectUri is no address of ours')
  // RFC 7636 section 4.1
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(codeVerifier)) throw invalid('codeVerifier is malformed')
  if (!/^[0-9a-f]{64}$/.test(nonce)) throw invalid('nonce must be a SHA-256 in lower-case hex')
  if (!/^[\x20-\x7e]{1,4096}$/.test(authCode)) throw invalid('authCode is malformed')
}

function invalid(details: string): Refusal {
  return new Refusal('REQUEST_INVALID', { details: `parameters.${details}` })
}
