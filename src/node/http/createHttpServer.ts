import {
  createServer,
  IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  ServerResponse,
} from 'node:http'
import { type Socket, Server as TcpServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { withCors } from '../../service/http/cors.ts'
import type { RequestInfo } from '../../service/http/handler.ts'
import { MAX_BODY_BYTES } from '../../service/http/readBody.ts'
import { Refusal, refusalResponse } from '../../service/http/refusal.ts'
import { addressGroup } from '../../service/limits/addressGroup.ts'
import { bounds } from '../../service/limits/limits.ts'
import { admitConnections } from './admitConnections.ts'
import { boundPipelines } from './boundPipelines.ts'
import { clientAddressOf, isOfOneClient, type TrustedProxies } from './clientAddress.ts'
import { createBodyPool } from './createBodyPool.ts'
import { createTarpit } from './createTarpit.ts'
import { trackConnections } from './trackConnections.ts'

const MAX_HEADER_BYTES = 16 * 1024

/**
 * Longer than the minute for which load balancers and most clients keep an idle connection: whichever side ends it first
 * loses the request that the other one is just sending.
 */
const KEEP_ALIVE_TIMEOUT_MS = 65_000

export type HttpServerOptions = {
  readonly fetch: (request: Request, info: RequestInfo) => Promise<Response>
  readonly trustedProxies: TrustedProxies
  /** Milliseconds for the head of a request. @default 10000 */
  readonly headersTimeoutMs?: number | undefined
  /** Milliseconds for a whole request, head and body. @default 30000 */
  readonly requestTimeoutMs?: number | undefined
  /**
   * Milliseconds, on average, before a request is refused whose body had to make room for others, or came in too many pieces.
   * @default 5000
   */
  readonly holdMs?: number | undefined
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
 * Ours: heads of at most 16 KiB within 10 seconds, whole requests within 30; Node's strict parser; one `Host` (RFC 9112
 * section 3.2).
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { headersTimeoutMs = 10_000, requestTimeoutMs = 30_000 } = options
  let isEnding = false
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const info =
        incoming instanceof IncomingMessage
          ? {
              clientAddress: clientAddressOf(incoming, options.trustedProxies),
              bodyBytes: bodyBytesOf(incoming),
            }
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
  const bodies = createBodyPool({
    mostPerAddress: bounds.waitingBodiesPerAddress,
    most: bounds.waitingBodies,
    mostBytes: bounds.waitingBodyBytes,
  })

  const tarpit = createTarpit({ most: bounds.heldRequests, holdMs: options.holdMs ?? 5000 })
  const pipelines = boundPipelines(tarpit, slowDown)

  /** What costs the parser as much as thousands of requests is read from one client at a slow pace. */
  function slowDown(socket: Socket): void {
    if (isOfOneClient(socket, options.trustedProxies)) admission.slowDown(socket.remoteAddress)
  }

  /** A request is handed on when its body is there. */
  async function receive(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    if (hasBody(incoming)) {
      const address = addressGroup(clientAddressOf(incoming, options.trustedProxies))
      const outcome = await bodies.collect(incoming, address, MAX_BODY_BYTES.any)
      if (outcome.kind === 'broken') return
      if (outcome.kind === 'tooManyPieces') slowDown(incoming.socket)
      if (outcome.kind === 'evicted' || outcome.kind === 'tooManyPieces')
        await tarpit.hold(incoming)
      if (outcome.kind !== 'whole') return refuse(outgoing, refusals[outcome.kind])
      // where the listener looks for a body that was read before
      Object.assign(incoming, { rawBody: outcome.body })
    } else if (hasAnnounced(incoming)) {
      // nobody reads that body
      outgoing.shouldKeepAlive = false
    }
    await listener(incoming, outgoing)
  }

  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: headersTimeoutMs,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      requestTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(1000, headersTimeoutMs),
      insecureHTTPParser: false,
    },
    (incoming, outgoing) => {
      if (!pipelines.begin(incoming, outgoing)) return
      connections.begin(incoming.socket, outgoing)
      if (countHosts(incoming) > 1) void refuse(outgoing, refusals.hosts)
      else void receive(incoming, outgoing)
    },
  )
  // first, so that it hears of a connection when something is read from it
  const connections = trackConnections(server)
  const admission = admitConnections(server)

  /** The system resets the connections that nobody has taken when a server stops to listen. */
  async function takeWaiting(): Promise<void> {
    for (let before = -1; before !== admission.count(); ) {
      before = admission.count()
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
      tarpit.end()
      await takeWaiting()
      // not the close of an HTTP server: that ends at once those whose next request may be on its way
      const closed = new Promise<void>((resolve) => {
        TcpServer.prototype.close.call(server, () => resolve())
      })
      admission.endSlow()
      connections.endIdle()
      await closed
    },
  }
}

/** Rendered once: whoever sends thousands of such requests is to cost little. */
const refusals = {
  tooLarge: render(new Refusal('BODY_TOO_LARGE')),
  tooManyPieces: render(
    new Refusal('REQUEST_INVALID', { details: 'the body arrived in too many pieces' }),
  ),
  evicted: render(new Refusal('UNAVAILABLE', { retryAfterSeconds: 1 })),
  hosts: render(new Refusal('REQUEST_INVALID', { details: 'a request has one Host header' })),
} as const

function bodyBytesOf(incoming: IncomingMessage & { readonly rawBody?: Buffer }): number {
  return incoming.rawBody?.length ?? 0
}

function hasAnnounced({ headers }: IncomingMessage): boolean {
  return Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined
}

/** A body that is announced as too large is refused by its announcement, before anything of it is read. */
function hasBody({ headers, method }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false
  const length = headers['content-length']
  if (length !== undefined) return Number(length) > 0 && Number(length) <= MAX_BODY_BYTES.any
  return headers['transfer-encoding'] !== undefined
}

type Rendered = {
  readonly status: number
  readonly head: OutgoingHttpHeaders
  readonly body: string
}

/** Readable by every page, as what is turned away by capacity is. */
async function render(refusal: Refusal): Promise<Rendered> {
  const response = withCors(refusalResponse(refusal), '*')
  const { status, headers } = response
  return { status, head: Object.fromEntries(headers), body: await response.text() }
}

/** The connection ends: more of the body may come. */
async function refuse(outgoing: ServerResponse, rendered: Promise<Rendered>): Promise<void> {
  const { status, head, body } = await rendered
  outgoing.shouldKeepAlive = false
  outgoing.writeHead(status, head)
  outgoing.end(body)
}

/** How often a request names its host. The parser keeps the first alone, and a proxy in front may have taken the last. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === 'host').length
}
