import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { DASHBOARD_LOGIN_PATH } from '../../service/auth-proxy/createDashboardProxy.ts'
import { withCors } from '../../service/http/cors.ts'
import type { RequestInfo } from '../../service/http/handler.ts'
import { Refusal, refusalResponse } from '../../service/http/refusal.ts'

/** An ending server stops to listen when nothing has come for so many milliseconds. */
const QUIET_MS = 50

type Fetch = (request: Request, info: RequestInfo) => Promise<Response>

export type Drain = {
  readonly fetch: Fetch
  /**
   * Turns new logins away, and when those under way have ended everything else; resolves when what is under way has ended
   * and nothing more comes.
   */
  drain(): Promise<void>
}

/**
 * Lets a service end in order: the auth proxy needs the activity API until its last answer, and reaches it over the same
 * server. So the proxy stops first, while the server still listens, and the activity API when no login needs it any more:
 * clients that keep asking would keep the service from ending in order.
 *
 * What was sent before the sender could know is still answered: the system would reset connections that wait to be taken
 * when a server stops to listen.
 */
export function createDrain(fetch: Fetch): Drain {
  const underWay = { logins: new Set<Promise<Response>>(), others: new Set<Promise<Response>>() }
  let ending: 'nothing' | 'logins' | 'everything' = 'nothing'
  let seen = 0
  return {
    fetch(request, info) {
      seen++
      const { pathname } = new URL(request.url)
      const isLogin = pathname.startsWith('/v1/') || pathname.startsWith(DASHBOARD_LOGIN_PATH)
      const isRefused = ending === 'everything' || (ending === 'logins' && isLogin)
      // a preflight starts nothing, and unanswered it would look like a refused origin
      if (isRefused && request.method !== 'OPTIONS') return Promise.resolve(endingResponse())
      const response = fetch(request, info)
      const started = isLogin ? underWay.logins : underWay.others
      started.add(response)
      return response.finally(() => started.delete(response))
    },
    async drain() {
      ending = 'logins'
      await Promise.allSettled(underWay.logins)
      ending = 'everything'
      await Promise.allSettled(underWay.others)
      for (let before = -1; before !== seen; ) {
        before = seen
        await wait(QUIET_MS)
        // what came while this process was busy is read first
        await nextTurn()
      }
    },
  }
}

/** Readable by every page: it says nothing but that the service is going. */
function endingResponse(): Response {
  return withCors(refusalResponse(new Refusal('UNAVAILABLE')), '*')
}
