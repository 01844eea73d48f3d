import type { Delivery } from './delivery/delivery.ts'
import type { DeliveryByChannel } from './delivery/deliveryByChannel.ts'
import type { Limits } from './limits/limits.ts'
import type { IdentityProvider, Oauth2Provider } from './store/rows.ts'
import type { Store } from './store/store.ts'
import type { WebhookSender } from './webhooks/webhookSender.ts'

/** What a configuration of the auth proxy starts with. Given again on a later start, these settings
 * replace what is kept; what the organization has set by `update_auth_proxy_config` goes before them. */
export type ProxySettings = {
  /** The name in messages. @default 'Latchkit' */
  readonly appName?: string | undefined
  /** Exact origins, or `['*']` for all. @default ['*'] */
  readonly allowedOrigins?: readonly string[] | undefined
  /** How long a session lives, 30 seconds to one year. @default 900 */
  readonly sessionSeconds?: number | undefined
  /** Ways to log in by name, such as `email` and `sms`. @default those two in development, else email alone */
  readonly enabledProviders?: readonly string[] | undefined
  /** The domain that passkeys are made for. @default 'localhost' in development, else none and passkeys are refused */
  readonly rpId?: string | undefined
  /** Whose ID tokens count. @default none */
  readonly identityProviders?: readonly IdentityProvider[] | undefined
  /** Providers with which the service itself trades codes, and the secrets that it does so with. @default none */
  readonly oauth2Providers?: readonly Oauth2Client[] | undefined
  /** Where providers may send people back to, to the letter; the first is the one that the login uses. @default anywhere */
  readonly oauthRedirectUrls?: readonly string[] | undefined
}

/** A provider that trades codes for a secret, and the secret. */
export type Oauth2Client = Oauth2Provider & { readonly clientSecret: string }

/** What a service is made of. */
export type ServiceOptions = ProxySettings & {
  /** Where rows are kept. @default in memory, gone with the process */
  readonly store?: Store | undefined
  /** 32 bytes that seal every secret in the store. @default random, so that the store opens in this process only */
  readonly keyEncryptionKey?: Uint8Array | undefined
  /** Keys that sealed before that one: what is still under them opens. @default none */
  readonly olderKeyEncryptionKeys?: readonly Uint8Array[] | undefined
  /**
   * A service for one developer on one machine: keeps an inbox and gives out the key of its root user.
   *
   * @default false
   */
  readonly development?: boolean | undefined
  /**
   * The way out for messages, or one for each kind of them.
   *
   * @default in development the inbox; else none, and without one for email the service does not start
   */
  readonly delivery?: Delivery | DeliveryByChannel | undefined
  /** Domains that a request may name as sender or reply address of a message. @default none, any for the inbox */
  readonly senderDomains?: readonly string[] | undefined
  /**
   * The countries that text messages go to, as two letters (ISO 3166-1): who pays for messages wants none to places where
   * nobody uses the app.
   *
   * @default every one
   */
  readonly smsCountries?: readonly string[] | undefined
  /** The API key of the root user, compressed hex. Needed outside development, where no private key is made here. */
  readonly rootPublicKey?: string | undefined
  /**
   * Lets the root user log in to the dashboard with a code that goes to this address. Taken while the root user has none.
   *
   * @default `root@latchkit.localhost` in development, else none
   */
  readonly rootEmail?: string | undefined
  /** Where this service is reached, without a path: the auth proxy sends its requests there. @default 'http://localhost' */
  readonly apiBaseUrl?: string | undefined
  /**
   * The address under which everybody knows this service: the issuer of the ID tokens that it makes for providers that
   * have none. People are known by it, so it must stay.
   *
   * @default `apiBaseUrl`
   */
  readonly publicUrl?: string | undefined
  /** How the auth proxy reaches the activity API. @default the activity API of this service */
  readonly activityApiFetch?: ((request: Request) => Promise<Response>) | undefined
  /** How keys of identity providers are fetched. @default `fetch` */
  readonly outboundFetch?: ((request: Request) => Promise<Response>) | undefined
  /** Where chains are asked and transactions sent to, as JSON-RPC URLs by CAIP-2. @default none */
  readonly rpcUrls?: Readonly<Record<string, string>> | undefined
  /** How webhooks leave. @default they do not: they wait in the store */
  readonly webhookSender?: WebhookSender | undefined
  /** Limits that differ from the usual ones. */
  readonly limits?: Partial<Limits> | undefined
  /** The time in milliseconds since 1970. @default the clock of the system */
  readonly nowMs?: (() => number) | undefined
  /** A new time-ordered id. @default UUID version 7, in order even when the clock is set back */
  readonly newId?: (() => string) | undefined
  /** Hears what went wrong inside; the caller of the service was told no more than INTERNAL. @default nobody */
  readonly onError?: ((error: unknown) => void) | undefined
}
