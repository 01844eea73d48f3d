import * as v from 'valibot'
import { defineEndpoint } from '../endpoint.ts'
import { decimalText } from '../fields/decimalText.ts'
import { oauthEndpoints } from '../fields/oauthEndpoints.ts'

/**
 * What the login offers.
 *
 * Spec: Authentication proxy endpoints › /v1/wallet_kit_config. The optional fields are those of the public wire.
 * Ours: `otpExpirationSeconds`, so that a client can count down; `signingKeys`, for clients that have no key pinned;
 * `oauthEndpoints`, for social logins that no client knows by name.
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
    oauthEndpoints: v.optional(v.record(v.string(), oauthEndpoints)),
    otpAlphanumeric: v.optional(v.boolean()),
    otpLength: v.optional(decimalText),
    otpExpirationSeconds: v.optional(decimalText),
    signingKeys: v.optional(v.object({ session: v.string(), verification: v.string() })),
  }),
})
