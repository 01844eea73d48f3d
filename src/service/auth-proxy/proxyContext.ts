import type { ServiceParts } from '../parts.ts'
import type { ProxyConfig } from '../proxy-settings/proxyConfig.ts'
import type { ActivityApi } from './activityApi.ts'

/** What a handler of the proxy gets beside the body of its request. */
export type ProxyContext = {
  readonly config: ProxyConfig
  /** The door to the activity API, in the organization of the configuration. */
  readonly api: ActivityApi
  readonly clock: ServiceParts['clock']
  /** Where this is: the id of the configuration, or the dashboard. Codes and tokens are good only there. */
  readonly door: string
  /** Public halves of the keys of the service, uncompressed hex. */
  readonly signingKeys: {
    readonly session: string
    readonly verification: string
    readonly export: string
  }
  /** The chains that the service sends on, CAIP-2, under each of their names. */
  readonly sendChains: string[]
  /** Counts a contact that is asked about unproven. @throws Refusal `RATE_LIMIT_EXCEEDED`. */
  readonly countContact: (contact: string) => Promise<void>
  /** Makes the token by which a browser is known in which a code for a contact was right. */
  readonly rememberBrowser: (contact: string) => Promise<string>
  /** Stands for the network address that asks, and does not tell it; nothing where addresses are not counted. */
  readonly userIdentifier: string | undefined
  /** The page that asks, as its browser says. */
  readonly origin: string | undefined
  /** Browser and system in words. */
  readonly requestedFrom: string | undefined
}
