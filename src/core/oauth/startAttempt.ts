import { MethodDisabledError } from '../../errors/config.ts'
import { OauthFailedError } from '../../errors/oauth.ts'
import type { SocialProvider } from '../config/loginMethod.ts'
import { type OauthConfig, serviceName } from '../config/oauthConfig.ts'
import type { LatchkitOptions } from '../options.ts'
import { authorizeUrl } from './authorizeUrl.ts'
import { PENDING_FOR_MS, type PendingLogin } from './pendingLogin.ts'
import type { PreparedAttempt } from './prepareAttempt.ts'
import { providerFor } from './providers.ts'
import { redirectUriFor } from './redirectUri.ts'

type Parts = {
  readonly config: OauthConfig
  readonly options: LatchkitOptions
  readonly pageHref: string
  readonly nowMs: number
}

/**
 * Pins an attempt to one provider: the record that is kept, and the address to send the person to.
 *
 * @throws MethodDisabledError `METHOD_DISABLED` when nobody says where this provider is.
 * @throws OauthFailedError `OAUTH_FAILED` when no client id is known for it.
 * @throws OptionInvalidError `OPTION_INVALID` when `oauth.redirectUri` is on another origin.
 */
export function startAttempt(
  prepared: PreparedAttempt,
  name: SocialProvider,
  inTab: boolean,
  { config, options, pageHref, nowMs }: Parts,
): { readonly pending: PendingLogin; readonly url: string } {
  const provider = providerFor(name, config)
  if (!provider) throw new MethodDisabledError({ details: `nobody says where ${name} is` })
  const clientId = config.clientIds[serviceName(name)]
  if (!clientId) throw new OauthFailedError({ details: `there is no client id for ${name}` })
  const redirectUri = redirectUriFor(pageHref, {
    option: options.oauth?.redirectUri,
    configured: config.redirectUrl,
  })
  const { keyPair, boundTo, codeVerifier, codeChallenge, nonce, state } = prepared
  const { exchange, issuer, namesIssuer } = provider
  return {
    url: authorizeUrl(provider, { clientId, redirectUri, state, nonce, codeChallenge }),
    pending: {
      state,
      provider: name,
      exchange,
      issuer,
      namesIssuer,
      askedAt: new URL(provider.authorizationEndpoint).origin,
      clientId,
      redirectUri,
      codeVerifier,
      keyPair,
      boundTo,
      inTab,
      returnTo: pageHref,
      expiresAtMs: nowMs + PENDING_FOR_MS,
    },
  }
}
