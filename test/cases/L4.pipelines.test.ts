import { createHash, randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { trustedProxiesFrom } from '../../src/node/http/clientAddress.ts'
import { createHttpServer } from '../../src/node/http/createHttpServer.ts'
import { listen } from '../../src/node/http/listen.ts'
import { MAX_BODY_BYTES } from '../../src/service/http/readBody.ts'

/** Requests of a connection that are worked on at once. */
const MOST = 8

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A server with a handler, and connections to it from an address of loopback. */
async function stage(fetch: (request: Request) => Promise<Response>) {
  const { server } = createHttpServer({ fetch, trustedProxies: trustedProxiesFrom([]), holdMs: 0 })
  const { port } = await listen(server, '127.0.0.1', 0)
  ends.push(() => {
    server.close()
    server.closeAllConnections()
  })
  const open = async (localAddress = '127.0.0.1') => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    await once(socket, 'connect')
    ends.push(() => void socket.destroy())
    return { socket, heard: listenTo(socket) }
  }
  return { ...(await open()), open }
}

/** What came back on a connection. */
function listenTo(socket: Socket) {
  const heard = { text: '', ended: once(socket, 'close') }
  socket.setEncoding('latin1').on('data', (text) => {
    heard.text += text
  })
  socket.on('error', () => undefined)
  return {
    ...heard,
    bodies: () =>
      [...heard.text.matchAll(/\r\n\r\n([^\r\n]*?)(?=HTTP\/1\.1|$)/g)].map(([, b]) => b),
    get text() {
      return heard.text
    },
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await nextTurn()
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const chunkedHead = (method: string) =>
  `${method} / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n`

test('createHttpServer works on eight requests of a connection, answers them in order, and reads no more of it', async () => {
  let begun = 0
  let open: () => void = () => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const { socket, heard } = await stage(async (request) => {
    begun++
    await opened
    return new Response(new URL(request.url).pathname)
  })
  socket.write(Array.from({ length: 1500 }, (_, i) => get(`/${i}`)).join(''))
  await until(() => begun > 0)
  for (let i = 0; i < 200; i++) await nextTurn()
  expect(begun).toBe(MOST)

  open()
  await heard.ended
  expect(heard.bodies()).toEqual(Array.from({ length: MOST }, (_, i) => `/${i}`))
  expect(begun).toBe(MOST)
})

test('createHttpServer answers any number of requests of a client that waits for each answer', async () => {
  const { socket, heard } = await stage(
    async (request) => new Response(new URL(request.url).pathname),
  )
  for (let i = 0; i < 3 * MOST; i++) {
    socket.write(get(`/${i}`))
    await until(() => heard.bodies().length === i + 1)
  }
  expect(heard.bodies()).toEqual(Array.from({ length: 3 * MOST }, (_, i) => `/${i}`))
})

test('createHttpServer refuses a body in more pieces than any client sends', async () => {
  let handled = 0
  const { socket, heard } = await stage(async () => {
    handled++
    return new Response('ok')
  })
  socket.write(chunkedHead('POST'))
  socket.write('1\r\nx\r\n'.repeat(10_000))
  await heard.ended
  expect(heard.text).toMatch(/^HTTP\/1\.1 400 /)
  expect(heard.text).toContain('REQUEST_INVALID')
  expect(handled).toBe(0)
})

test.each([
  ['a body that a GET has', chunkedHead('GET')],
  [
    'a body that is announced as too large',
    `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${MAX_BODY_BYTES.any + 1}\r\n\r\n`,
  ],
])('createHttpServer ends the connection instead of reading %s', async (_what, head) => {
  const { socket, heard } = await stage(async () => new Response('ok'))
  socket.write(head)
  await heard.ended
  expect(heard.text).toMatch(/connection: close/i)
})

test('createHttpServer hands on what was sent, however it was cut', async () => {
  const { socket, heard } = await stage(async (request) => {
    const body = new Uint8Array(await request.arrayBuffer())
    return new Response(createHash('sha256').update(body).digest('hex'))
  })
  const sizes = [0, 1, 511, 512, 513, 1024, 65_536, MAX_BODY_BYTES.any]
  const bodies = [...sizes, ...sizes, ...Array.from({ length: 40 }, () => randomInt(3000))].map(
    (size) => randomBytes(size),
  )
  const requests = bodies.map((body, i) => {
    if (i % 2 === 0) {
      const head = `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n`
      return Buffer.concat([Buffer.from(head), body])
    }
    const chunks: Buffer[] = [Buffer.from(chunkedHead('POST'))]
    for (let at = 0; at < body.length; ) {
      const chunk = body.subarray(at, at + randomInt(600, 5000))
      at += chunk.length
      chunks.push(Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n'))
    }
    return Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')])
  })
  for (const [i, sent] of requests.entries()) {
    for (let at = 0; at < sent.length; ) {
      const part = sent.subarray(at, at + randomInt(1, 100_000))
      at += part.length
      if (!socket.write(part)) await once(socket, 'drain')
      await nextTurn()
    }
    await until(() => heard.bodies().length === i + 1)
  }
  expect(heard.bodies()).toEqual(
    bodies.map((body) => createHash('sha256').update(body).digest('hex')),
  )
})

test('createHttpServer hands over the connections of an address that pipelines one after the other, and few of them', async () => {
  const { open } = await stage(async (request) => new Response(new URL(request.url).pathname))
  const first = await open('127.0.0.2')
  first.socket.write(Array.from({ length: 100 }, (_, i) => get(`/${i}`)).join(''))
  await first.heard.ended
  const more = await Promise.all(Array.from({ length: 20 }, () => open('127.0.0.2')))
  for (const { socket } of more) socket.write(get('/again'))
  let ended = 0
  const count = () => ended++
  for (const { heard } of more) void heard.ended.then(count, count)
  const other = await open('127.0.0.3')
  other.socket.write(get('/other'))
  await until(() => other.heard.text.includes('/other'))
  // sixteen wait, none of which was answered before the other address
  expect(more.filter(({ heard }) => heard.text !== '')).toEqual([])
  await until(() => ended === 4)
  await until(() => more.some(({ heard }) => heard.text.includes('/again')))
})
