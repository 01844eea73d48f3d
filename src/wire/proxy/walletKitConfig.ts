import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { decimalText } from '../fields/decimalText.ts'

/** How a page sends a person to a provider. */
const oauthProviderConfig = v.object({
  /** `oidc`: the page gets an ID token. `oauth2`: it gets a code, and oauth2_authenticate an OIDC token for it. */
  kind: v.picklist(['oidc', 'oauth2']),
  authorizationEndpoint: v.string(),
  /** Who the answer must be from, where the provider says so in it (RFC 9207). */
  issuer: v.optional(v.string()),
  scopes: v.array(v.string()),
  responseType: v.picklist(['code', 'id_token', 'code id_token']),
  /** Where a page trades the code itself, with PKCE and without a secret. */
  tokenEndpoint: v.optional(v.string()),
})

export type OauthProviderConfig = v.InferOutput<typeof oauthProviderConfig>

/**
 * What the login offers.
 *
 * Spec: Authentication proxy endpoints › /v1/wallet_kit_config. The optional fields are those of the public wire.
 * Ours: `oauthProviders`, all that a page must know to send a person to each; `rpId`, the domain
 * that passkeys are made for; `otpExpirationSeconds`, to count down; `signingKeys`, for clients that have no key pinned.
 */
export const walletKitConfig = defineEndpoint({
  path: '/v1/wallet_kit_config',
  request: v.object({}),
  response: v.object({
    enabledProviders: v.array(v.string()),
    sessionExpirationSeconds: decimalText,
    organizationId: v.string(),
    oauthClientIds: v.optional(v.record(v.string(), v.string())),
    oauthRedirectUrl: v.optional(v.string()),
    oauthProviders: v.optional(v.record(v.string(), oauthProviderConfig)),
    rpId: v.optional(v.string()),
    otpAlphanumeric: v.optional(v.boolean()),
    otpLength: v.optional(decimalText),
    otpExpirationSeconds: v.optional(decimalText),
    signingKeys: v.optional(v.object({ session: v.string(), verification: v.string() })),
  }),
})
