import { sessionAnswers } from '../wire/sessionAnswers.ts'
import { createRefresher } from './actions/createRefresher.ts'
import type { Requests } from './actions/createRequests.ts'
import { endSession } from './actions/endSession.ts'
import type { RefreshContext } from './actions/refreshSession.ts'
import type { KitEvent } from './events.ts'
import { createActivityClient } from './http/createActivityClient.ts'
import type { QueryClient } from './http/createQueryClient.ts'
import type { Network } from './http/exchange.ts'
import { loadOnce } from './http/loadOnce.ts'
import type { Latchkit } from './latchkit.ts'
import type { LatchkitOptions } from './options.ts'
import type { LiveSession, Sessions } from './session/createSessions.ts'
import { createNamedSessions } from './session/namedSessions.ts'

type Parts = Omit<RefreshContext, 'activities'> & {
  readonly network: Network & { readonly nowMs: () => number }
  readonly apiBaseUrl: string
  readonly queries: QueryClient
  readonly sessions: Sessions
  readonly emit: (event: KitEvent) => void
  /** How long a request may take, in milliseconds. */
  readonly timeoutMs: number
  readonly options: LatchkitOptions
}

/** What a session can do once it has begun. No login needs any of it; loaded with the first use. */
export type AfterLogin = Pick<Latchkit, 'sessions'> & {
  /** What an app asks and submits by name. */
  requests(): Promise<Requests>
  /** Ends a session at the service, in the background. */
  readonly endAtService: (live: LiveSession) => void
}

/** Puts together the requests in the name of a session, its renewal and its end. */
export function createAfterLogin(given: Parts): AfterLogin {
  const { network, apiBaseUrl, timeoutMs, options } = given
  const activities = createActivityClient(network, apiBaseUrl, sessionAnswers)
  const requests = loadOnce(async () => {
    const { createRequests } = await import('./actions/createRequests.ts')
    return createRequests(given)
  })
  const parts = { ...given, activities }
  const endAtService = (live: LiveSession) => {
    endSession(parts, live).catch(ignore)
  }
  const pinnedKeyHex = parts.pinned.sessionKeyHex
  const lockName = `latchkit:${options.authProxyConfigId}:refresh`
  const leaseMs = timeoutMs * 3
  return {
    endAtService,
    sessions: {
      ...createNamedSessions({ ...parts, pinnedKeyHex, endAtService }),
      refresh: createRefresher({ ...parts, lockName, leaseMs, endAtService }),
    },
    requests,
  }
}

function ignore(): void {
  // whether it goes well or not: here it is over, and there it ends by itself
}
