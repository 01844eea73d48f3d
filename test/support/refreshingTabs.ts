import { createRefresher } from '../../src/core/actions/createRefresher.ts'
import { createConfig } from '../../src/core/config/createConfig.ts'
import { createActivityClient } from '../../src/core/http/createActivityClient.ts'
import { createProxyClient } from '../../src/core/http/createProxyClient.ts'
import type { KeyStore } from '../../src/core/keys/keyStore.ts'
import type { LiveSession } from '../../src/core/session/createSessions.ts'
import { createServerClock } from '../../src/core/session/serverClock.ts'
import { submitAnswers } from '../../src/wire/submitAnswers.ts'
import type { FakeProxy } from './fakeProxy.ts'
import { openTab } from './sessionTabs.ts'

/** What the tabs of one browser have in common, and the service that they talk to. */
export type Browser = {
  readonly proxy: FakeProxy
  readonly keyStore: KeyStore
  readonly channelName: string
  readonly nowMs: () => number
}

/** One tab that restores and renews its session. */
export function openRefreshingTab({ proxy, keyStore, channelName, nowMs }: Browser) {
  const clock = createServerClock(nowMs, nowMs)
  const tab = openTab(keyStore, { channelName, clock })
  const network = { fetch: proxy.fetch, timeoutMs: 5000, nowMs }
  const ended: LiveSession[] = []
  const refresh = createRefresher({
    sessions: tab.sessions,
    keyStore,
    clock,
    activities: createActivityClient(network, 'https://api.example', submitAnswers),
    config: createConfig(
      createProxyClient(network, {
        authProxyUrl: 'https://auth.example',
        authProxyConfigId: 'config',
      }),
      {},
    ),
    pinned: { sessionKeyHex: undefined },
    emit: (event) => tab.events.push(event),
    lockName: `${channelName}:refresh`,
    leaseMs: 15_000,
    endAtService: (live) => ended.push(live),
  })
  return { ...tab, refresh, ended }
}

export type RefreshingTab = ReturnType<typeof openRefreshingTab>
