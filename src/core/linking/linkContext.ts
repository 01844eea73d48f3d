import { withoutSlash } from '../../lib/withoutSlash.ts'
import { loginAnswers } from '../../wire/loginAnswers.ts'
import { type BrowserTokens, createBrowserTokens } from '../actions/browserTokens.ts'
import { createNewestProxy } from '../actions/newestProxy.ts'
import { createConfig } from '../config/createConfig.ts'
import { createActivityClient } from '../http/createActivityClient.ts'
import { createProxyClient, type ProxyClient } from '../http/createProxyClient.ts'
import type { Network } from '../http/exchange.ts'
import type { Latchkit } from '../latchkit.ts'
import type { Session } from '../session/session.ts'
import { whyNobody } from '../session/whyNobody.ts'

/** What changing the ways into an account stands on. */
export type LinkContext = {
  /** Asks and submits as the account that is logged in. */
  readonly kit: Pick<
    Latchkit,
    'query' | 'submit' | 'loadConfig' | 'session' | 'options' | 'appName' | 'nowMs'
  >
  readonly proxy: ProxyClient
  readonly network: Network
  /** Tells the service that this browser is known for an address. */
  readonly browserTokens: BrowserTokens
}

/** Makes it of a kit, speaking the generation of the wire that the kit speaks. Nothing is asked yet. */
export function createLinkContext(kit: LinkContext['kit']): LinkContext {
  const { fetch: send, timeoutMs = 15_000, apiBaseUrl, authProxyConfigId } = kit.options
  const network = {
    fetch: send ?? ((...request: Parameters<typeof fetch>) => fetch(...request)),
    timeoutMs,
    nowMs: kit.nowMs,
  }
  const authProxyUrl = withoutSlash(kit.options.authProxyUrl)
  const address = { authProxyUrl, authProxyConfigId }
  const proxy = createProxyClient(network, address)
  const browserTokens = createBrowserTokens(address, kit.nowMs)
  const context = { kit, network, browserTokens }
  if (kit.options.protocol !== 'attested') return { ...context, proxy }
  const activities = createActivityClient(network, withoutSlash(apiBaseUrl), loginAnswers)
  const config = createConfig(proxy, kit.options)
  return {
    ...context,
    proxy: createNewestProxy({ network, address, activities, config, proxy }),
  }
}

/**
 * The session in use.
 *
 * @throws SessionMissingError `SESSION_MISSING` when nobody is logged in.
 * @throws SessionExpiredError `SESSION_EXPIRED` when it is over.
 */
export function requireSession({ kit }: { readonly kit: Pick<Latchkit, 'session'> }): Session {
  const state = kit.session.getState()
  if (state.status === 'logged-in') return state.session
  throw whyNobody(state)
}
