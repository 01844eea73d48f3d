import type { EncryptionKey } from '../crypto/quorum/openForService.ts'
import type { Sealer } from '../crypto/seal/seal.ts'
import type { Issuers } from './activity-api/oidc/createIssuers.ts'
import type { ProviderFetch } from './activity-api/oidc/fetchDocument.ts'
import type { AppProofRoot } from './app-proofs/appProofRoot.ts'
import type { Prover } from './app-proofs/createProver.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { Costs } from './limits/createCosts.ts'
import type { Limits } from './limits/limits.ts'
import type { Store } from './store/store.ts'
import type { Chains } from './transactions/rpc/createChains.ts'
import type { WebhookSender } from './webhooks/webhookSender.ts'

/** A P-256 key of the service itself. */
export type ServiceSigningKey = {
  readonly privateKey: CryptoKey
  /** Compressed, 66 lower-case hex characters: what our verifiers take. */
  readonly publicKeyHex: string
  /** Uncompressed, 130 lower-case hex characters: what clients pin. */
  readonly publicKeyUncompressedHex: string
}

export type ServiceKeys = {
  /** Signs session tokens. */
  readonly session: ServiceSigningKey
  /** Signs verification tokens and target bundles. */
  readonly verification: ServiceSigningKey
  /** Signs the ID tokens of the service itself. */
  readonly oidc: ServiceSigningKey
  /** Signs export bundles. */
  readonly export: ServiceSigningKey
  /** Takes the client secrets of `create_oauth2_credential`. */
  readonly clientSecret: EncryptionKey
  /** HMAC-SHA-256 key of the hashes of one-time codes. */
  readonly otpHash: CryptoKey
  /** HMAC-SHA-256 key of the names under which limits count. */
  readonly limitHash: CryptoKey
  /** The authority of app proofs: above the key that signs them. */
  readonly appProofRoot: AppProofRoot
}

/** What both systems of the service stand on. Made once by `createService`. */
export type ServiceParts = {
  readonly store: Store
  readonly sealer: Sealer
  readonly delivery: Delivery
  readonly keys: ServiceKeys
  /** Signs app proofs. */
  readonly prover: Prover
  readonly clock: { nowMs(): number }
  /** A new time-ordered id (UUID version 7). */
  readonly newId: () => string
  readonly limits: Limits
  /** What organizations and addresses have cost this process. */
  readonly costs: Costs
  /** The way out to identity providers. */
  readonly providerFetch: ProviderFetch
  /** The name under which the service issues ID tokens itself: its own address. */
  readonly issuer: string
  /** What identity providers say of themselves; asked over `providerFetch`. */
  readonly issuers: Issuers
  /** True on a service for development: one machine, no secrets worth having. */
  readonly development: boolean
  /** Domains that a request may name as sender or reply address; `any` where no message leaves the machine. @default none */
  readonly senderDomains?: readonly string[] | 'any' | undefined
  /** The countries that text messages go to, as two letters. @default every one */
  readonly smsCountries?: readonly string[] | undefined
  /** The chains that can be asked, and what sends transactions to them. @default none */
  readonly sends?: (Chains & { wake(): void }) | undefined
  /** The way out for webhooks. @default none: they wait in the store */
  readonly webhookSender?: WebhookSender | undefined
  /** Hears what went wrong inside and was answered as INTERNAL. */
  readonly onError: (error: unknown) => void
}
