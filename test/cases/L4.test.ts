import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { trustedProxiesFrom } from '../../src/node/http/clientAddress.ts'
import { createBodyPool } from '../../src/node/http/createBodyPool.ts'
import { createHttpServer } from '../../src/node/http/createHttpServer.ts'
import { createTarpit } from '../../src/node/http/createTarpit.ts'
import { listen } from '../../src/node/http/listen.ts'
import { withCapacity } from '../../src/node/http/withCapacity.ts'
import { createService } from '../../src/service/createService.ts'
import { bounds } from '../../src/service/limits/limits.ts'

const CAPACITY = 10
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A service behind a server that works on at most ten requests at once. */
async function stage(holdMs = 0) {
  const service = await createService({ development: true })
  const { server, close } = createHttpServer({
    fetch: withCapacity(service.fetch, CAPACITY),
    trustedProxies: trustedProxiesFrom([]),
    holdMs,
  })
  const { url, port } = await listen(server, '127.0.0.1', 0)
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const post = (path: string, body: string) =>
    fetch(url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-auth-proxy-config-id': service.facts.authProxyConfigId,
      },
      body,
    })
  return { port, post, close }
}

type Held = { readonly socket: Socket; heard: string; isClosed: boolean }

/** Opens connections of one address that announce a body and send none. */
async function hold(port: number, count: number, localAddress: string, path: string) {
  const held: Held[] = []
  for (let i = 0; i < count; i++) {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    const one: Held = { socket, heard: '', isClosed: false }
    socket.setEncoding('utf8').on('data', (text) => {
      one.heard += text
    })
    socket
      .on('error', () => undefined)
      .on('close', () => {
        one.isClosed = true
      })
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
    )
    held.push(one)
  }
  ends.push(() => {
    for (const { socket } of held) socket.destroy()
  })
  return held
}

test.each(['/v1/otp_init', '/public/v1/query/whoami', '/dashboard/v1/otp_init'])(
  'HTTP server: bodies that do not come to %s take no place among the requests that are worked on',
  async (path) => {
    const { port, post } = await stage()
    const held = [
      ...(await hold(port, 200, '127.0.0.1', path)),
      ...(await hold(port, 60, '127.0.0.2', path)),
    ]
    for (let i = 0; i < 5; i++) {
      expect((await post('/v1/wallet_kit_config', '{}')).status).toBe(200)
      expect((await post('/public/v1/query/whoami', '{}')).status).toBe(401)
    }
    const most = 2 * bounds.waitingBodiesPerAddress
    await expect.poll(() => held.filter(({ isClosed }) => !isClosed).length).toBe(most)
    const [first] = held
    expect(first?.heard).toMatch(/^HTTP\/1\.1 503 .*retry-after: 1\r\n/is)
    expect(held[199]?.isClosed).toBe(false)
  },
)

test('HTTP server: a request whose body made room is held before it is refused, and costs nobody else', async () => {
  const { port, post, close } = await stage(3_600_000)
  const count = bounds.waitingBodiesPerAddress + 5
  const held = await hold(port, count, '127.0.0.1', '/v1/otp_init')
  expect((await post('/v1/wallet_kit_config', '{}')).status).toBe(200)
  // one that was refused would be closed by now, since this one came later and was answered
  expect(held.filter(({ isClosed }) => isClosed)).toEqual([])
  const ending = close()
  const isRefused = ({ heard }: Held) => heard.startsWith('HTTP/1.1 503')
  await expect.poll(() => held.filter(isRefused).length).toBe(5)
  for (const { socket } of held) socket.destroy()
  await ending
})

test('HTTP server: bodies that arrive with their heads take no place, however many an address sends at once', async () => {
  const { port } = await stage()
  const count = 3 * bounds.waitingBodiesPerAddress
  const held = await hold(port, bounds.waitingBodiesPerAddress, '127.0.0.1', '/v1/otp_init')
  const whole = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: '127.0.0.1' })
      await once(socket, 'connect')
      return socket
    }),
  )
  const statuses = whole.map(async (socket) => {
    // no system works on this path, so that capacity refuses none of them
    socket.write(
      'POST /nowhere HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}',
    )
    let heard = ''
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text
    })
    await once(socket, 'close')
    return /^HTTP\/1\.1 (\d+)/.exec(heard)?.[1]
  })
  expect(new Set(await Promise.all(statuses))).toEqual(new Set(['404']))
  expect(held.filter(({ isClosed }) => isClosed)).toEqual([])
})

test('tarpit: requests that were held together are not let go together', async () => {
  const { IncomingMessage } = await import('node:http')
  const { Socket: TcpSocket } = await import('node:net')
  const tarpit = createTarpit({ most: 50, holdMs: 100 })
  const order: number[] = []
  const all = Array.from({ length: 50 }, (_, i) => i)
  await Promise.all(
    all.map(async (i) => {
      await tarpit.hold(new IncomingMessage(new TcpSocket()))
      order.push(i)
    }),
  )
  expect(order).toHaveLength(all.length)
  // timers of one length end in the order in which they began
  expect(order).not.toEqual(all)
})

test('tarpit: holds so many requests, and lets go of each whose sender has gone', async () => {
  const { IncomingMessage } = await import('node:http')
  const { Socket: TcpSocket } = await import('node:net')
  const tarpit = createTarpit({ most: 2, holdMs: 3_600_000 })
  const requests = Array.from({ length: 3 }, () => new IncomingMessage(new TcpSocket()))
  const gone: number[] = []
  const holding = requests.map((one, i) => tarpit.hold(one).then(() => gone.push(i)))
  await holding[2]
  expect(gone).toEqual([2])
  requests[0]?.destroy()
  await holding[0]
  expect(gone).toEqual([2, 0])
  tarpit.end()
  await holding[1]
  expect(gone).toEqual([2, 0, 1])
})

test('body pool: the address with the most bytes makes room when all bodies together are too large', async () => {
  const pool = createBodyPool({ mostPerAddress: 10, most: 100, mostBytes: 1000 })
  const { IncomingMessage } = await import('node:http')
  const { Socket: TcpSocket } = await import('node:net')
  const begin = (address: string) => {
    const incoming = new IncomingMessage(new TcpSocket())
    return { incoming, outcome: pool.collect(incoming, address, 10_000) }
  }
  const greedy = [begin('a'), begin('a'), begin('a')]
  const modest = begin('b')
  modest.incoming.push(Buffer.alloc(100))
  for (const { incoming } of greedy) incoming.push(Buffer.alloc(400))
  expect(await greedy[0]?.outcome).toEqual({ kind: 'evicted' })
  modest.incoming.push(null)
  expect(await modest.outcome).toMatchObject({ kind: 'whole', body: Buffer.alloc(100) })
})

test('body pool: refuses what grows beyond the largest body, and forgets whose sender has gone', async () => {
  const pool = createBodyPool({ mostPerAddress: 1, most: 1, mostBytes: 1000 })
  const { IncomingMessage } = await import('node:http')
  const { Socket: TcpSocket } = await import('node:net')
  const large = new IncomingMessage(new TcpSocket())
  const outcome = pool.collect(large, 'a', 10)
  large.push(Buffer.alloc(11))
  expect(await outcome).toEqual({ kind: 'tooLarge' })
  const gone = new IncomingMessage(new TcpSocket())
  const broken = pool.collect(gone, 'a', 10)
  gone.destroy()
  expect(await broken).toEqual({ kind: 'broken' })
})

test('capacity: turns away bodies that together are larger than what is worked on at once', async () => {
  const finish: (() => void)[] = []
  const limited = withCapacity(
    async () => {
      await new Promise<void>((resolve) => finish.push(resolve))
      return new Response('done')
    },
    100,
    1000,
  )
  const ask = (bodyBytes: number) =>
    limited(new Request('http://localhost/public/v1/submit/x', { method: 'POST' }), { bodyBytes })
  const first = ask(900)
  expect((await ask(200)).status).toBe(503)
  const small = ask(100)
  await expect.poll(() => finish.length).toBe(2)
  for (const end of finish.splice(0)) end()
  expect((await first).status).toBe(200)
  expect((await small).status).toBe(200)
})

test('capacity: one address leaves a quarter of the requests and of the bytes to the others', async () => {
  const finish: (() => void)[] = []
  const limited = withCapacity(
    async () => {
      await new Promise<void>((resolve) => finish.push(resolve))
      return new Response('done')
    },
    8,
    1000,
  )
  const ask = (clientAddress: string, bodyBytes = 0) =>
    limited(new Request('http://localhost/public/v1/submit/x', { method: 'POST' }), {
      clientAddress,
      bodyBytes,
    })
  const own = Array.from({ length: 6 }, () => ask('203.0.113.1'))
  expect((await ask('203.0.113.1')).status).toBe(503)
  const others = [ask('203.0.113.2'), ask('127.0.0.1')]
  expect((await ask('203.0.113.2')).status).toBe(503)
  await expect.poll(() => finish.length).toBe(8)
  for (const end of finish.splice(0)) end()
  for (const one of [...own, ...others]) expect((await one).status).toBe(200)
  const large = ask('203.0.113.1', 700)
  expect((await ask('203.0.113.1', 100)).status).toBe(503)
  const other = ask('203.0.113.2', 300)
  await expect.poll(() => finish.length).toBe(2)
  for (const end of finish.splice(0)) end()
  for (const one of [large, other]) expect((await one).status).toBe(200)
})
