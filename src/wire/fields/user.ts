import * as v from 'valibot'
import { authenticator } from './authenticator.ts'
import { timestamp } from './timestamp.ts'

export const credentialType = v.picklist([
  'CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR',
  'CREDENTIAL_TYPE_API_KEY_P256',
  'CREDENTIAL_TYPE_API_KEY_SECP256K1',
  'CREDENTIAL_TYPE_API_KEY_ED25519',
  'CREDENTIAL_TYPE_OTP_AUTH_KEY_P256',
  'CREDENTIAL_TYPE_LOGIN',
])

/** A key as queries answer it. Ours: `lastUsedAt`, which other services do not tell. */
export const apiKey = v.object({
  credential: v.object({
    publicKey: v.string(),
    type: v.string(),
    sessionProfileId: v.optional(v.string()),
  }),
  apiKeyId: v.string(),
  apiKeyName: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
  expirationSeconds: v.optional(v.string()),
  lastUsedAt: v.optional(timestamp),
})

/** A social login of a user. Spec: Other named resources (fields from the public wire). */
export const oauthProvider = v.object({
  providerId: v.string(),
  providerName: v.string(),
  issuer: v.string(),
  audience: v.string(),
  subject: v.string(),
  createdAt: timestamp,
  updatedAt: timestamp,
})

export type OauthProvider = v.InferOutput<typeof oauthProvider>

/** A user as queries answer it. Spec: Other named resources (fields from the public wire). */
export const user = v.object({
  userId: v.string(),
  userName: v.string(),
  userEmail: v.optional(v.string()),
  userPhoneNumber: v.optional(v.string()),
  authenticators: v.array(authenticator),
  apiKeys: v.array(apiKey),
  userTags: v.array(v.string()),
  oauthProviders: v.array(oauthProvider),
  createdAt: timestamp,
  updatedAt: timestamp,
  mfaPolicies: v.optional(v.array(v.record(v.string(), v.unknown())), []),
})

export type ApiKey = v.InferOutput<typeof apiKey>
export type User = v.InferOutput<typeof user>
