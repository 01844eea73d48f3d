import { EventEmitter, once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { readBody } from '../../service/http/readBody.ts'
import { answer } from '../../service/http/refusal.ts'
import { trustedProxiesFrom } from './clientAddress.ts'
import { createHttpServer, type HttpServerOptions } from './createHttpServer.ts'
import { listen } from './listen.ts'

const servers = new Set<ReturnType<typeof createHttpServer>['server']>()
afterEach(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
  servers.clear()
})

/** A server that answers with the length of the body and the caller's address. */
async function start(options: Partial<HttpServerOptions> = {}) {
  const seen: string[] = []
  const { server, endConnections, close } = createHttpServer({
    fetch: (request, { clientAddress }) =>
      answer(
        async () => {
          seen.push(request.url)
          const body = await readBody(request, 1024)
          return Response.json({ size: body.length, clientAddress })
        },
        (error) => seen.push(String(error)),
      ),
    trustedProxies: trustedProxiesFrom([]),
    ...options,
  })
  servers.add(server)
  const { url, port } = await listen(server, '127.0.0.1', 0)
  /** Sends text as it is; the answer is all that comes back until the connection ends. */
  const raw = async (text: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    let heard = ''
    socket.setEncoding('utf8').on('data', (chunk) => {
      heard += chunk
    })
    await once(socket, 'close')
    return heard
  }
  return { url, port, server, raw, seen, endConnections, close }
}

test('hands a request to the fetch handler, with the address of the caller', async () => {
  const { url } = await start()
  const response = await fetch(url, { method: 'POST', body: 'four' })
  expect(await response.json()).toEqual({ size: 4, clientAddress: '127.0.0.1' })
})

test('keeps an idle connection longer than load balancers and clients do', async () => {
  const { url } = await start()
  const response = await fetch(url)
  const [, seconds] = /^timeout=(\d+)$/.exec(response.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})

test('T39 ends a connection whose head does not come', async () => {
  const { raw, seen } = await start({ headersTimeoutMs: 100 })
  expect(await raw('POST / HTTP/1.1\r\nHost: localhost\r\n')).toMatch(/^HTTP\/1\.1 408 /)
  expect(seen).toEqual([])
})

test('T39 ends a connection whose body does not come', async () => {
  const { raw } = await start({ headersTimeoutMs: 100, requestTimeoutMs: 200 })
  const heard = await raw('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nfour')
  expect(heard).not.toMatch(/^HTTP\/1\.1 200/)
})

test('T39 answers others while hundreds of connections say nothing', async () => {
  const { url, raw } = await start({ headersTimeoutMs: 2000 })
  const silent = Array.from({ length: 200 }, () => raw('POST / HTTP/1.1\r\nHost: x'))
  const response = await fetch(url, { method: 'POST', body: 'four' })
  expect(await response.json()).toMatchObject({ size: 4 })
  expect(await Promise.all(silent)).toHaveLength(200)
})

test.each([
  ['a long head', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
  ],
  [
    'a length and chunks',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\r\n b\r\nX\r\n\r\n', 400],
])('T39 refuses %s', async (_what, text, status) => {
  const { raw, seen } = await start()
  expect(await raw(text)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(seen).toEqual([])
})

test('T39 stops reading a body that has no announced length at the limit', async () => {
  const { url } = await start()
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(512)),
  })
  const init = { method: 'POST', body, duplex: 'half' }
  const outcome = await fetch(url, init).then(
    ({ status }) => status,
    () => 'closed',
  )
  expect([413, 'closed']).toContain(outcome)
})

test('ends each connection with its answer once it is told to', async () => {
  const { raw, endConnections } = await start()
  endConnections()
  expect(await raw('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(/connection: close/i)
})

test('closes connections without a request at once, and one with a request after its answer', async () => {
  const steps = new EventEmitter()
  const asked = once(steps, 'asked')
  const { server, port, raw, close } = await start({
    fetch: async () => {
      steps.emit('asked')
      await once(steps, 'answer')
      return new Response('whole')
    },
  })
  const heard = raw('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await asked
  const idle = []
  for (const text of ['', 'POST / HTTP/1.1\r\nHost: x']) {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    idle.push(
      once(
        socket.on('error', () => undefined),
        'close',
      ),
    )
    await once(server, 'connection')
  }
  const closed = close()
  await Promise.all(idle)
  steps.emit('answer')
  expect(await heard).toMatch(/^HTTP\/1\.1 200 .*connection: close.*whole/is)
  await closed
})

test('answers what came on connections that waited for long when it closes', async () => {
  const { server, raw, close } = await start()
  let accepted = 0
  server.on('connection', () => accepted++)
  const heard = Array.from({ length: 40 }, () => raw('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))
  while (accepted < heard.length) await nextTurn()
  const busyUntilMs = performance.now() + 2100
  while (performance.now() < busyUntilMs);
  await close()
  for (const answer of await Promise.all(heard)) expect(answer).toMatch(/^HTTP\/1\.1 200 /)
})
