import type { Timestamp } from '../../wire/fields/timestamp.ts'
import type { AccountOriginRow, AddressProofRow, LinkEvidence } from './accountRows.ts'
import type { SendTransactionRow, SmartContractInterfaceRow } from './chainRows.ts'
import type { ImportRow } from './importRows.ts'
import type { InvitationRow, UserTagMemberRow, UserTagRow } from './memberRows.ts'
import type { PolicyEvaluationRow, PolicyRow } from './policyRows.ts'
import type { BootProofRow } from './proofRows.ts'
import type {
  FiatOnRampCredentialRow,
  Oauth2CredentialRow,
  ProxyChanges,
  SessionProfileRow,
} from './settingRows.ts'
import type {
  PrivateKeyAddressRow,
  PrivateKeyRow,
  PrivateKeyTagRow,
  TaggedPrivateKeyRow,
  WalletAccountRow,
  WalletRow,
} from './walletRows.ts'
import type {
  OrganizationFeatureRow,
  WebhookDeliveryRow,
  WebhookEndpointRow,
  WebhookEventRow,
  WebhookQueueRow,
  WebhookSequenceRow,
} from './webhookRows.ts'

/** The rows of the store. Times are milliseconds since 1970; ids are time-ordered (UUID version 7). */

export type OrganizationRow = {
  readonly id: string
  /** Null for an organization of its own; else the organization that owns this one. */
  readonly parentId: string | null
  /** The activity of the parent that made it; null where there was none. */
  readonly activityId: string | null
  readonly name: string
  readonly rootQuorumThreshold: number
  readonly createdAtMs: number
}

export type UserRow = {
  readonly id: string
  readonly organizationId: string
  readonly name: string
  readonly email: string | null
  readonly emailVerified: boolean
  readonly phoneNumber: string | null
  readonly phoneNumberVerified: boolean
  /** `root` may do everything in its organization, `proxy` only what logging in needs, `user` what policies allow. */
  readonly role: 'root' | 'user' | 'proxy'
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

export type CredentialRow = {
  readonly id: string
  readonly organizationId: string
  readonly userId: string
  readonly name: string
  /** As it stands in a stamp: lower-case hex. Unique in its organization. */
  readonly publicKey: string
  readonly type: string
  readonly expiresAtMs: number | null
  /** Of the session that it stamps in; null for one without. */
  readonly sessionProfileId: string | null
  /** Whether a session registered it, or a key that a session registered: it ends with the sessions. */
  readonly madeBySession: boolean
  /** When it last stamped a request, to the minute; null where it never did. */
  readonly lastUsedAtMs: number | null
  /** When a stamp first proved that somebody holds it; null while nobody did. */
  readonly provenAtMs: number | null
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** A passkey of a user. */
export type AuthenticatorRow = {
  readonly id: string
  readonly organizationId: string
  readonly userId: string
  readonly name: string
  /** Base64url without padding. Unique in its organization. */
  readonly credentialId: string
  /** COSE key, base64url. */
  readonly publicKey: string
  /** The domain that the passkey was made for. */
  readonly rpId: string
  readonly transports: readonly string[]
  /** The model of the authenticator, as it says itself. */
  readonly aaguid: string
  readonly signCount: number
  readonly isBackupEligible: boolean
  readonly isBackedUp: boolean
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** A social login of a user: one person (`subject`) at one issuer, for one client. Unique in its organization. */
export type OauthProviderRow = {
  readonly id: string
  readonly organizationId: string
  readonly userId: string
  readonly name: string
  readonly issuer: string
  readonly audience: string
  readonly subject: string
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** When it was proven that the account is the person's; null for a link that proves nothing. */
  readonly provenAtMs: number | null
  /** Why it is proven; null with `provenAtMs`. */
  readonly evidence: LinkEvidence | null
  /** The key of the user that the token's nonce named while nobody had proven to hold it: its first stamp proves the link. */
  readonly boundKey: string | null
}

export type OtpRow = {
  readonly id: string
  readonly organizationId: string
  readonly otpType: 'OTP_TYPE_EMAIL' | 'OTP_TYPE_SMS'
  /** Normalized address. */
  readonly contact: string
  /** HMAC-SHA-256 of id and code under the service's own key, hex. */
  readonly codeHash: string
  readonly attempts: number
  readonly expiresAtMs: number
  readonly consumedAtMs: number | null
  /** Private key of the target bundle, sealed. */
  readonly sealedTargetKey: string
  readonly createdAtMs: number
}

/** A verification token that has been used: its id and the usage. */
type UsedTokenRow = {
  readonly id: string
  readonly organizationId: string
  readonly expiresAtMs: number
  readonly createdAtMs: number
}

/** One counted event of a limit: `key` names what is limited (never a contact in clear). */
export type LimitHitRow = {
  readonly id: string
  readonly key: string
  readonly createdAtMs: number
}

/** A vote on an activity, as the wire has it but for its user. */
export type VoteRow = {
  readonly id: string
  readonly userId: string
  readonly activityId: string
  readonly selection: 'VOTE_SELECTION_APPROVED' | 'VOTE_SELECTION_REJECTED'
  /** The signed body; empty where that is secret. */
  readonly message: string
  readonly publicKey: string
  readonly signature: string
  readonly scheme: string
  /** Whether the stamp was of a session, or of a key that a session registered. Left out if it was not; never told. */
  readonly isOfSession?: true
  readonly createdAt: Timestamp
}

export type ActivityRow = {
  readonly id: string
  readonly organizationId: string
  readonly type: string
  readonly status: string
  /** `sha256:` and the hex hash of the request body. Unique in its organization. */
  readonly fingerprint: string
  readonly userId: string
  readonly intent: Record<string, unknown>
  readonly result: Record<string, unknown>
  readonly votes: readonly VoteRow[]
  readonly createdAtMs: number
  readonly updatedAtMs: number
  /** Why it failed: gRPC code and text. Empty while it has not. */
  readonly failure: { readonly code?: number; readonly message?: string }
}

/** Who may say, in an ID token, that somebody is somebody. */
export type IdentityProvider = {
  /** As `enabledProviders` names it: `google`, `apple`, … */
  readonly name: string
  /** Exactly as in the tokens. Its keys are found by OpenID Connect discovery. */
  readonly issuer: string
  /** The audiences that are ours. The first is the one that the login uses. */
  readonly clientIds: readonly string[]
  /** How a page sends a person there. Without it the tokens count, and no login is offered. */
  readonly authorization?: Authorization | undefined
}

/** What a page needs to send a person to a provider, and to get back what it asked for. */
export type Authorization = {
  readonly endpoint: string
  readonly scopes: readonly string[]
  /** `code`: with PKCE. `id_token`: for providers that give a page no token for a code. */
  readonly responseType: 'code' | 'id_token' | 'code id_token'
  /** Where a page trades the code itself; without it the service does, by oauth2_authenticate. */
  readonly tokenEndpoint?: string | undefined
  /** True when each answer names its issuer: `authorization_response_iss_parameter_supported` (RFC 9207). */
  readonly namesIssuer?: boolean | undefined
}

/** A client of a provider that trades codes only for a secret, which is kept apart, sealed. */
export type Oauth2Provider = {
  /** As `enabledProviders` names it: `x`, `discord`. On the wire it is `OAUTH2_PROVIDER_X`. */
  readonly name: string
  readonly clientId: string
  readonly authorizationEndpoint: string
  readonly scopes: readonly string[]
  readonly tokenEndpoint: string
  /** How the secret travels (RFC 6749 section 2.3.1). */
  readonly clientAuthentication: 'basic' | 'post'
  /** Where the provider says who it is, and the member that does, `data.id`; null when it gives an ID token. */
  readonly userInfo: { readonly endpoint: string; readonly subjectMember: string } | null
}

export type ProxyConfigRow = {
  readonly id: string
  readonly organizationId: string
  /** The proxy user, and its API key: public in clear, private sealed. */
  readonly userId: string
  readonly publicKey: string
  readonly sealedPrivateKey: string
  readonly allowedOrigins: readonly string[]
  readonly enabledProviders: readonly string[]
  readonly appName: string
  readonly sessionExpirationSeconds: number
  readonly otpLength: number
  readonly otpAlphanumeric: boolean
  readonly otpExpirationSeconds: number
  /** The domain of passkeys; null while there are none. */
  readonly rpId: string | null
  readonly identityProviders: readonly IdentityProvider[]
  readonly oauth2Providers: readonly Oauth2Provider[]
  /** Where providers may send people back to; the first is the one that the login uses. Empty: anywhere safe. */
  readonly oauthRedirectUrls: readonly string[]
  /** Whether the proxy answers at all. */
  readonly isEnabled: boolean
  /** What goes before the columns above: see `proxyConfigFromRow`. */
  readonly changes: ProxyChanges
  readonly createdAtMs: number
  readonly updatedAtMs: number
}

/** A secret of the service itself (signing keys, the key of code hashes), sealed. `id` is its name. */
export type SecretRow = {
  readonly id: string
  readonly sealed: string
  readonly createdAtMs: number
}

export type Rows = {
  organizations: OrganizationRow
  accountOrigins: AccountOriginRow
  addressProofs: AddressProofRow
  users: UserRow
  credentials: CredentialRow
  authenticators: AuthenticatorRow
  oauthProviders: OauthProviderRow
  otps: OtpRow
  usedTokens: UsedTokenRow
  limitHits: LimitHitRow
  activities: ActivityRow
  proxyConfigs: ProxyConfigRow
  wallets: WalletRow
  walletAccounts: WalletAccountRow
  privateKeys: PrivateKeyRow
  privateKeyAddresses: PrivateKeyAddressRow
  privateKeyTags: PrivateKeyTagRow
  taggedPrivateKeys: TaggedPrivateKeyRow
  userTags: UserTagRow
  userTagMembers: UserTagMemberRow
  invitations: InvitationRow
  policies: PolicyRow
  policyEvaluations: PolicyEvaluationRow
  smartContractInterfaces: SmartContractInterfaceRow
  sendTransactions: SendTransactionRow
  imports: ImportRow
  organizationFeatures: OrganizationFeatureRow
  webhookEndpoints: WebhookEndpointRow
  webhookSequences: WebhookSequenceRow
  webhookEvents: WebhookEventRow
  webhookDeliveries: WebhookDeliveryRow
  webhookQueue: WebhookQueueRow
  bootProofs: BootProofRow
  oauth2Credentials: Oauth2CredentialRow
  fiatOnRampCredentials: FiatOnRampCredentialRow
  sessionProfiles: SessionProfileRow
  secrets: SecretRow
}

export type TableName = keyof Rows
