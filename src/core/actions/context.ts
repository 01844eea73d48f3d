import type { Config } from '../config/createConfig.ts'
import type { ProxyClient } from '../http/createProxyClient.ts'
import type { KeyStore } from '../keys/keyStore.ts'
import type { ServerClock } from '../session/serverClock.ts'
import type { BrowserTokens } from './browserTokens.ts'

/** What the actions of the login need. */
export type ActionContext = {
  readonly proxy: ProxyClient
  readonly config: Config
  /** Where the session in use is kept, whatever its name. */
  readonly keyStore: Pick<KeyStore, 'create' | 'save' | 'clear'>
  /** The clock that sessions end by. */
  readonly clock: ServerClock
  /** Whether a login ends the account's other sessions: goes into every request for a session. @default false */
  readonly invalidateExisting?: boolean | undefined
  /** The device's own clock, for everything else. */
  readonly nowMs: () => number
  /** Tells the service that this browser is known for an address. Absent where nothing is kept. */
  readonly browserTokens?: BrowserTokens | undefined
  /** Whether to offer a passkey after a login by another method: once for each device and 30 days, where there can be one. */
  readonly offersPasskey: () => Promise<boolean>
  /** The service's keys that the app pins. Without a session key the configuration names one. */
  readonly pinned: {
    readonly sessionKeyHex: string | undefined
    readonly verificationKeyHex: string | undefined
  }
}
