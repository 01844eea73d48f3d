import * as v from 'valibot'
import { authMethod, userVerification } from './authProxyConfig.ts'

const name = v.pipe(v.string(), v.maxLength(255))

/**
 * What an organization sets on its auth proxy. What is left out stays.
 *
 * Spec: What the service does › A, dashboard configuration (names from the public wire).
 * Ours: `rpId`, the domain of passkeys; `requireFreshQueries`, whether queries must say their time; `userVerification` of
 * passkeys. An empty text takes a sender, reply address, logo or template back.
 */
export const authProxySettings = {
  allowedOrigins: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(512))), v.minLength(1), v.maxLength(100)),
  ),
  allowedAuthMethods: v.optional(v.pipe(v.array(authMethod), v.maxLength(20))),
  sendFromEmailAddress: v.optional(name),
  sendFromEmailSenderName: v.optional(name),
  replyToEmailAddress: v.optional(name),
  emailCustomizationParams: v.optional(
    v.object({
      appName: v.optional(v.string()),
      logoUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
      magicLinkTemplate: v.optional(v.pipe(v.string(), v.maxLength(2048))),
      templateId: v.optional(name),
    }),
  ),
  smsCustomizationParams: v.optional(v.object({ template: v.optional(v.string()) })),
  walletKitSettings: v.optional(
    v.object({
      enabledSocialProviders: v.optional(v.pipe(v.array(name), v.maxLength(50))),
      oauthClientIds: v.optional(v.record(name, v.pipe(v.string(), v.maxLength(512)))),
      oauthRedirectUrl: v.optional(v.pipe(v.string(), v.maxLength(2048))),
    }),
  ),
  otpExpirationSeconds: v.optional(v.pipe(v.number(), v.integer())),
  verificationTokenExpirationSeconds: v.optional(v.pipe(v.number(), v.integer())),
  sessionExpirationSeconds: v.optional(v.pipe(v.number(), v.integer())),
  otpAlphanumeric: v.optional(v.boolean()),
  otpLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(9))),
  verificationTokenRequiredForGetAccountPii: v.optional(v.boolean()),
  rpId: v.optional(name),
  requireFreshQueries: v.optional(v.boolean()),
  userVerification: v.optional(userVerification),
}
