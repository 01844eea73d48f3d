import type { Config } from '../config/createConfig.ts'
import type { ProxyClient } from '../http/createProxyClient.ts'
import type { KeyStore } from '../keys/keyStore.ts'

/** What the actions of the login need. */
export type ActionContext = {
  readonly proxy: ProxyClient
  readonly config: Config
  readonly keyStore: KeyStore
  readonly nowMs: () => number
  /** Whether to offer a passkey after a login by another method: once for each device and 30 days, where there can be one. */
  readonly offersPasskey: () => Promise<boolean>
  /** The service's keys that the app pins. Without a session key the configuration names one. */
  readonly pinned: {
    readonly sessionKeyHex: string | undefined
    readonly verificationKeyHex: string | undefined
  }
}
