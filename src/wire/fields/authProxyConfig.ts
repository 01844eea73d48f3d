import * as v from 'valibot'
import { timestamp } from './timestamp.ts'

/** Ways to log in that an organization turns on and off by name; social ones are providers of their own. */
export const authMethod = v.picklist(['email', 'sms', 'passkey', 'wallet'])

export type AuthMethod = v.InferOutput<typeof authMethod>

/** Whether a passkey must have known its holder (WebAuthn section 5.8.6, without `discouraged`). */
export const userVerification = v.picklist(['required', 'preferred'])

export type UserVerification = v.InferOutput<typeof userVerification>

/** What an organization has set on its auth proxy. Spec: What the service does › A, dashboard configuration. */
export const authProxyConfig = v.object({
  configId: v.string(),
  organizationId: v.string(),
  enabled: v.boolean(),
  allowedOrigins: v.optional(v.array(v.string())),
  allowedAuthMethods: v.optional(v.array(authMethod)),
  sendFromEmailAddress: v.optional(v.string()),
  sendFromEmailSenderName: v.optional(v.string()),
  replyToEmailAddress: v.optional(v.string()),
  emailCustomizationParams: v.optional(
    v.object({
      appName: v.optional(v.string()),
      logoUrl: v.optional(v.string()),
      magicLinkTemplate: v.optional(v.string()),
    }),
  ),
  smsCustomizationParams: v.optional(v.object({ template: v.optional(v.string()) })),
  walletKitSettings: v.optional(
    v.object({
      enabledSocialProviders: v.optional(v.array(v.string())),
      oauthClientIds: v.optional(v.record(v.string(), v.string())),
      oauthRedirectUrl: v.optional(v.string()),
    }),
  ),
  otpExpirationSeconds: v.optional(v.number()),
  verificationTokenExpirationSeconds: v.optional(v.number()),
  sessionExpirationSeconds: v.optional(v.number()),
  otpAlphanumeric: v.optional(v.boolean()),
  otpLength: v.optional(v.number()),
  verificationTokenRequiredForGetAccountPii: v.optional(v.boolean()),
  rpId: v.optional(v.string()),
  requireFreshQueries: v.optional(v.boolean()),
  userVerification: v.optional(userVerification),
  createdAt: timestamp,
  updatedAt: timestamp,
})
