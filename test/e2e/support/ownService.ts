import { createHttpServer } from '../../../src/node/http/createHttpServer.ts'
import { listen } from '../../../src/node/http/listen.ts'
import { createService } from '../../../src/service/createService.ts'
import type { ServiceOptions } from '../../../src/service/options.ts'
import type { TestService } from './stage.ts'

/** Serves a service in this process, so that the test sets its clock. */
export async function serveOwnService(options: ServiceOptions): Promise<TestService> {
  const service = await createService({ development: true, ...options })
  const { nowMs } = options
  const answer: typeof service.fetch = async (...request) => {
    const response = await service.fetch(...request)
    // by its own clock, as on a machine of its own
    if (nowMs) response.headers.set('date', new Date(nowMs()).toUTCString())
    return response
  }
  const http = createHttpServer({ fetch: answer, trustedProxies: new Set() })
  const { url } = await listen(http.server, '127.0.0.1', 0)
  return {
    facts: {
      authProxyUrl: url,
      authProxyConfigId: service.facts.authProxyConfigId,
      apiBaseUrl: url,
      inboxUrl: `${url}/inbox`,
    },
    async stop() {
      http.endConnections()
      http.server.close()
      http.server.closeAllConnections()
      await service.close()
    },
  }
}
