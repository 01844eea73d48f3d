import type { RequestInfo } from '../../service/http/handler.ts'
import { Refusal, refusalResponse } from '../../service/http/refusal.ts'

type Fetch = (request: Request, info: RequestInfo) => Promise<Response>

export type Drain = {
  readonly fetch: Fetch
  /** Turns new logins away; resolves when those under way have ended. */
  drain(): Promise<void>
}

/**
 * Lets a service end in order: the auth proxy needs the activity API until its last answer, and reaches it over the same
 * server. So the proxy stops first, while the server still listens.
 */
export function createDrain(fetch: Fetch): Drain {
  const underWay = new Set<Promise<Response>>()
  let isDraining = false
  return {
    fetch(request, info) {
      if (!new URL(request.url).pathname.startsWith('/v1/')) return fetch(request, info)
      if (isDraining) return Promise.resolve(refusalResponse(new Refusal('UNAVAILABLE')))
      const response = fetch(request, info)
      underWay.add(response)
      return response.finally(() => underWay.delete(response))
    },
    async drain() {
      isDraining = true
      await Promise.allSettled(underWay)
    },
  }
}
