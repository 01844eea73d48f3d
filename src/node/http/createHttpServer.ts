import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { RequestInfo } from '../../service/http/handler.ts'
import { Refusal, refusalResponse } from '../../service/http/refusal.ts'
import { clientAddressOf, type TrustedProxies } from './clientAddress.ts'
import { trackConnections } from './trackConnections.ts'

const MAX_HEADER_BYTES = 16 * 1024

export type HttpServerOptions = {
  readonly fetch: (request: Request, info: RequestInfo) => Promise<Response>
  readonly trustedProxies: TrustedProxies
  /** Milliseconds for the head of a request. @default 10000 */
  readonly headersTimeoutMs?: number | undefined
  /** Milliseconds for a whole request, head and body. @default 30000 */
  readonly requestTimeoutMs?: number | undefined
}

export type HttpServer = {
  readonly server: Server
  /** From now on every connection ends with the answer that goes out on it. */
  endConnections(): void
  /**
   * Stops to listen. Connections without a request under way end, those that were used a moment ago when it is over; the
   * others with their answer.
   */
  close(): Promise<void>
}

/**
 * Makes an HTTP server of a fetch handler.
 *
 * Spec: Limits ("not shown").
 * Ours: heads of at most 16 KiB within 10 seconds, whole requests within 30; Node's strict parser.
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { headersTimeoutMs = 10_000, requestTimeoutMs = 30_000 } = options
  let isEnding = false
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const info =
        incoming instanceof IncomingMessage
          ? { clientAddress: clientAddressOf(incoming, options.trustedProxies) }
          : {}
      const response = await options.fetch(request, info)
      if (isEnding && outgoing instanceof ServerResponse) outgoing.shouldKeepAlive = false
      return response
    },
    {
      overrideGlobalObjects: false,
      // what the handler never sees: a request line or a Host header that makes no address
      errorHandler: () => refusalResponse(new Refusal('REQUEST_INVALID')),
    },
  )
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersTimeoutMs,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, headersTimeoutMs),
      insecureHTTPParser: false,
    },
    (incoming, outgoing) => {
      connections.begin(incoming.socket, outgoing)
      void listener(incoming, outgoing)
    },
  )
  const connections = trackConnections(server)

  /** The system resets the connections that nobody has taken when a server stops to listen. */
  async function takeWaiting(): Promise<void> {
    for (let before = -1; before !== connections.count(); ) {
      before = connections.count()
      await nextTurn()
    }
  }

  return {
    server,
    endConnections() {
      isEnding = true
    },
    async close() {
      isEnding = true
      await takeWaiting()
      // not the close of an HTTP server: that ends at once those whose next request may be on its way
      const closed = new Promise<void>((resolve) => {
        TcpServer.prototype.close.call(server, () => resolve())
      })
      connections.endIdle()
      await closed
    },
  }
}
