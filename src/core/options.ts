import type { ProofRoot } from '../crypto/proof/proofRoots.ts'
import type { LoginMethod } from './config/loginMethod.ts'
import type { KitEvent } from './events.ts'
import type { KeyStore } from './keys/keyStore.ts'
import type { PasskeyOptions } from './login/passkey/passkeyOptions.ts'
import type { WalletOptions } from './login/wallet/walletOptions.ts'
import type { ChainOptions } from './wallet/chain.ts'
import type { NewAccount } from './wallet/newAccount.ts'
import type { SigningOptions } from './wallet/signing/signingOptions.ts'

/** How sessions behave. How long they live is up to the service's configuration. */
export type SessionOptions = {
  /** How long before its end a person is told of it, in seconds; at most the last quarter of its life. @default 60 */
  readonly warnBeforeSeconds?: number | undefined
  /** Whether the session of a person who is there is renewed in time, quietly. @default true */
  readonly autoRefresh?: boolean | undefined
  /** Whether a login or logout in one tab reaches the others at once. @default true */
  readonly syncTabs?: boolean | undefined
  /** Whether a login ends the account's other sessions, on other devices too. @default false */
  readonly invalidateExisting?: boolean | undefined
}

/** How the social logins go. */
export type OauthOptions = {
  /**
   * Where providers send people back to: a page of this app with the kit on it, exactly as the provider knows it.
   * @default what the service's configuration says for this origin, else the page itself
   */
  readonly redirectUri?: string | undefined
  /**
   * `auto`: in a window, and in this tab where the browser opens none and the person agrees. `popup`: only in a window.
   * `redirect`: always in this tab. @default 'auto'
   */
  readonly mode?: 'auto' | 'popup' | 'redirect' | undefined
  /** The app's id at each provider, over what the service's configuration says. */
  readonly clientIds?: Readonly<Record<string, string>> | undefined
}

/** What a new account gets at its sign-up. */
export type SignupOptions = {
  /** A wallet, made together with the account, whatever the method; who has an account already gets none. @default none */
  readonly wallet?:
    | {
        /** One to a hundred. */
        readonly accounts: readonly NewAccount[]
        /** @default 'Everyday' */
        readonly name?: string | undefined
      }
    | undefined
}

/** Whom of the service to believe. */
export type TrustOptions = {
  /** The service's own public keys (uncompressed P-256, hex). @default those that the auth proxy names */
  readonly sessionKey?: string | undefined
  readonly verificationKey?: string | undefined
  /** Signs what recovery phrases and private keys travel in; neither export nor import goes unchecked. */
  readonly exportKey?: string | undefined
  /**
   * Under which roots the proof of an address counts. The root that `latchkit serve` prints is of the kind `software`, and
   * is shown to people as what it is. @default none: nothing is checked, and that is what people are told
   */
  readonly appProofRoots?: readonly ProofRoot[] | undefined
}

/** What an app passes to `createLatchkit`. */
export type LatchkitOptions = {
  /** Base address of the auth proxy, without `/v1`. */
  readonly authProxyUrl: string
  readonly authProxyConfigId: string
  /** Base address of the activity API, without `/public/v1`. */
  readonly apiBaseUrl: string
  /** The app's name, as people read it. @default the page's host name */
  readonly appName?: string | undefined
  /** Which login methods to offer and in which order; narrows what the service enables. @default all that the service enables */
  readonly methods?: readonly LoginMethod[] | undefined
  /** What to offer while the configuration is slow or cannot be loaded. @default { enabledProviders: ['email'] } */
  readonly configFallback?: { readonly enabledProviders: readonly string[] } | undefined
  /** The service's keys and roots. A session is believed only if its signature fits. */
  readonly trust?: TrustOptions | undefined
  readonly signup?: SignupOptions | undefined
  readonly session?: SessionOptions | undefined
  /**
   * The origins of other sites whose pages may show this app in a frame with a login that can be used, as in the directive
   * `frame-ancestors` of a content security policy. The app's own origin needs no entry; every page around counts. In any
   * other frame the login says how to open the page on its own. It is no replacement for that directive.
   * @default none
   * @example ['https://portal.example.com']
   */
  readonly frameAncestors?: readonly string[] | undefined
  /** The social logins. */
  readonly oauth?: OauthOptions | undefined
  readonly passkey?: PasskeyOptions | undefined
  /** The logins with external wallets. */
  readonly wallets?: WalletOptions | undefined
  /** How signing asks. */
  readonly signing?: SigningOptions | undefined
  /** The chains that the app works with: names, tokens, and its own nodes. Those that the kit knows need no entry. */
  readonly chains?: readonly ChainOptions[] | undefined
  /**
   * Which generation of the wire the logins speak. `spec`: codes go to the auth proxy over TLS, and it asks for the
   * session. `attested`: the newest one; codes are encrypted to a key that the service signed, and a stamp with the proof
   * asks the activity API for the session. @default 'spec'
   */
  readonly protocol?: 'spec' | 'attested' | undefined
  /** How long to wait for an answer, in milliseconds. @default 15000 */
  readonly timeoutMs?: number | undefined
  /** What happens in the kit, for logs and analytics; holds no personal data. */
  readonly onEvent?: ((event: KitEvent) => void) | undefined
  /** The network. @default globalThis.fetch */
  readonly fetch?: typeof fetch | undefined
  /** The clock, milliseconds since 1970. @default Date.now */
  readonly nowMs?: (() => number) | undefined
  /** Where keys and sessions are kept. @default IndexedDB, or memory where there is none */
  readonly keyStore?: KeyStore | undefined
}
