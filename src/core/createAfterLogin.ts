import { queryEndpoints } from '../wire/queryEndpoints.ts'
import { sessionAnswers } from '../wire/sessionAnswers.ts'
import { createRefresher } from './actions/createRefresher.ts'
import { endSession } from './actions/endSession.ts'
import type { RefreshContext } from './actions/refreshSession.ts'
import { requireQuery } from './actions/requireQuery.ts'
import type { KitEvent } from './events.ts'
import { createActivityClient } from './http/createActivityClient.ts'
import type { QueryClient } from './http/createQueryClient.ts'
import { loadOnce } from './http/loadOnce.ts'
import type { Network } from './http/post.ts'
import type { Latchkit } from './latchkit.ts'
import { createSender } from './session/createSender.ts'
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
  readonly configId: string
}

/** What a session can do once it has begun. No login needs any of it; loaded with the first use. */
export type AfterLogin = Pick<Latchkit, 'query' | 'submit' | 'signQuery' | 'sessions'> & {
  /** Ends a session at the service, in the background. */
  readonly endAtService: (live: LiveSession) => void
}

/** Puts together the requests in the name of a session, its renewal and its end. */
export function createAfterLogin(given: Parts): AfterLogin {
  const { network, apiBaseUrl, queries, sessions, keyStore, timeoutMs, configId } = given
  const activities = createActivityClient(network, apiBaseUrl, sessionAnswers)
  const anySubmit = loadOnce(async () => {
    const { createSubmit } = await import('./actions/createSubmit.ts')
    return createSubmit(given)
  })
  const parts = { ...given, activities }
  const endAtService = (live: LiveSession) => {
    endSession(parts, live).catch(ignore)
  }
  const sender = createSender(sessions, keyStore)
  const pinnedKeyHex = parts.pinned.sessionKeyHex
  const lockName = `latchkit:${configId}:refresh`
  const leaseMs = timeoutMs * 3
  return {
    endAtService,
    sessions: {
      ...createNamedSessions({ ...parts, pinnedKeyHex, endAtService }),
      refresh: createRefresher({ ...parts, lockName, leaseMs, endAtService }),
    },
    query: (name, body, request) =>
      sender.send(body.organizationId, async ({ key, organizationId }) => {
        const asked = { ...body, organizationId }
        requireQuery(name, asked)
        return queries.query(key, queryEndpoints[name], asked, request)
      }),
    async signQuery(name, body) {
      const { key, organizationId } = await sender.find(body.organizationId)
      const asked = { ...body, organizationId }
      requireQuery(name, asked)
      return queries.sign(key, queryEndpoints[name], asked)
    },
    submit: async (name, parameters, request) => (await anySubmit())(name, parameters, request),
  }
}

function ignore(): void {
  // whether it goes well or not: here it is over, and there it ends by itself
}
