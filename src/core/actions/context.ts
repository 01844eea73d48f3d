import type { Config } from '../config/createConfig.ts'
import type { ProxyClient } from '../http/createProxyClient.ts'
import type { KeyStore } from '../keys/keyStore.ts'

/** What the actions of the login need. */
export type ActionContext = {
  readonly proxy: ProxyClient
  readonly config: Config
  readonly keyStore: KeyStore
  readonly nowMs: () => number
  /** The key that the app pins; without it the configuration names one. */
  readonly pinnedKeyHex: string | undefined
}
