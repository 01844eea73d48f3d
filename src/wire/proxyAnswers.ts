import * as v from 'valibot'
import { decimalText } from './fields/decimalText.ts'
import { oauthProviderConfig } from './fields/oauthProviderConfig.ts'
import { walletResult } from './fields/walletResult.ts'

/**
 * Where the eight operations of the authentication proxy are, and what they answer.
 *
 * Apart from what they take, because a login writes requests and checks answers: what requests are checked with stays
 * with the service.
 */
export const proxyAnswers = {
  signup: {
    path: '/v1/signup',
    response: v.object({
      organizationId: v.string(),
      userId: v.optional(v.string()),
      wallet: v.optional(walletResult),
      /** As the activity API gave them: text by text, and read only by whoever verifies them. */
      appProofs: v.optional(v.array(v.record(v.string(), v.string()))),
    }),
  },
  otpInit: {
    path: '/v1/otp_init',
    response: v.object({ otpId: v.string() }),
  },
  otpVerify: {
    path: '/v1/otp_verify',
    response: v.object({
      verificationToken: v.string(),
      /**
       * For the next `otp_init` of this browser for the same contact, which then has an allowance that no stranger can use up
       * (not on the public wire). It opens nothing, and nobody can read the contact from it.
       */
      browserToken: v.optional(v.string()),
    }),
  },
  otpLogin: {
    path: '/v1/otp_login',
    response: v.object({ session: v.string() }),
  },
  oauth2Authenticate: {
    path: '/v1/oauth2_authenticate',
    response: v.object({ oidcToken: v.string() }),
  },
  oauthLogin: {
    path: '/v1/oauth_login',
    response: v.object({ session: v.string() }),
  },
  account: {
    path: '/v1/account',
    isQuery: true,
    response: v.object({
      organizationId: v.optional(v.string()),
      /** True when accounts name the address and it is verified in none of them (not on the public wire). */
      addressNotVerified: v.optional(v.boolean()),
      /** True when accounts have the social login and it is proven in none of them (not on the public wire). */
      providerNotVerified: v.optional(v.boolean()),
    }),
  },
  walletKitConfig: {
    path: '/v1/wallet_kit_config',
    isQuery: true,
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
      /** Whether the service reads `timestampMs` in the bodies of queries. */
      queriesHaveTime: v.optional(v.boolean()),
      userVerification: v.optional(v.picklist(['required', 'preferred'])),
      /** The chains that the service sends on, CAIP-2. */
      sendChains: v.optional(v.array(v.string())),
      signingKeys: v.optional(v.object({ session: v.string(), verification: v.string() })),
    }),
  },
} as const
