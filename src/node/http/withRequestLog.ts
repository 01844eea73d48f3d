import type { RequestInfo } from '../../service/http/handler.ts'
import type { Log } from '../log.ts'

type Fetch = (request: Request, info: RequestInfo) => Promise<Response>

/** Writes a line for every answer. A path that leads nowhere is left out, since anything may stand in it. */
export function withRequestLog(fetch: Fetch, log: Log): Fetch {
  return async (request, info) => {
    const startedAt = performance.now()
    const response = await fetch(request, info)
    const ms = Math.round(performance.now() - startedAt)
    const path = response.status === 404 ? {} : { path: new URL(request.url).pathname }
    log.write('info', 'request', { method: request.method, ...path, status: response.status, ms })
    return response
  }
}
