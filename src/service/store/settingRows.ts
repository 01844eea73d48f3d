import type { AuthMethod, UserVerification } from '../../wire/fields/authProxyConfig.ts'
import type { Oauth2ProviderName } from '../../wire/fields/oauth2Provider.ts'

/** What an organization has set on its auth proxy by itself; it goes before what the service was started with. */
export type ProxyChanges = {
  readonly allowedOrigins?: readonly string[]
  readonly authMethods?: readonly AuthMethod[]
  /** The social logins that are on, in their order. */
  readonly socialProviders?: readonly string[]
  /** Our client at a provider, by its name. */
  readonly oauthClientIds?: Readonly<Record<string, string>>
  readonly oauthRedirectUrl?: string
  readonly rpId?: string
  readonly appName?: string
  readonly senderAddress?: string
  readonly senderName?: string
  readonly replyTo?: string
  readonly logoUrl?: string
  readonly magicLinkTemplate?: string
  readonly smsTemplate?: string
  readonly otpLength?: number
  readonly otpAlphanumeric?: boolean
  readonly otpExpirationSeconds?: number
  readonly verificationExpirationSeconds?: number
  readonly sessionExpirationSeconds?: number
  readonly requiresVerificationToken?: boolean
  readonly requiresFreshQueries?: boolean
  readonly userVerification?: UserVerification
}

/** Our client of a provider that trades codes for a secret only. */
export type Oauth2CredentialRow = {
  readonly id: string
  readonly organizationId: string
  readonly provider: Oauth2ProviderName
  readonly clientId: string
  /** The secret as its owner encrypted it to the service, sealed. */
  readonly sealedSecret: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What an organization is known by at an on-ramp. */
export type FiatOnRampCredentialRow = {
  readonly id: string
  readonly organizationId: string
  readonly provider: 'FIAT_ON_RAMP_PROVIDER_COINBASE' | 'FIAT_ON_RAMP_PROVIDER_MOONPAY'
  readonly projectId: string | null
  readonly publishableApiKey: string
  /** Both as their owner encrypted them, sealed. */
  readonly sealedSecretApiKey: string
  readonly sealedPrivateApiKey: string | null
  readonly isSandbox: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** What sessions of a kind may do. */
export type SessionProfileRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  /** Policy language. */
  readonly scope: string
  /** The longest that such a session lives; null for no other end than that of every session. */
  readonly expirationSeconds: number | null
  readonly notes: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
}
