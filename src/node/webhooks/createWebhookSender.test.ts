import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { connect, createServer as createSocketServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { hostileAnswers, hostileWebhookUrls } from '../../../test/support/hostileWebhookUrls.ts'
import { printCount } from '../../../test/support/printCount.ts'
import { createWebhookSender, type WebhookSenderOptions } from './createWebhookSender.ts'
import type { Resolve } from './publicLookup.ts'

const post = (url: string, signal = new AbortController().signal) => ({
  url,
  headers: { 'content-type': 'application/json' },
  body: '{"name":"Bücher"}',
  signal,
})

/** A server on this machine, where it is, and how many connections it has had. */
async function listen(listener: RequestListener) {
  const server = createServer(listener)
  const seen = { connections: 0 }
  server.on('connection', () => seen.connections++)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}/hook`, port: address.port, seen }
}

const local = (options: WebhookSenderOptions = {}) =>
  createWebhookSender({ allowsLoopback: true, ...options })

/** A loopback address of our own with a listener on port 8443, where the hostile URLs lead. */
async function openCanary() {
  const part = () => 1 + Math.floor(Math.random() * 250)
  const address = `127.${part()}.${part()}.${part()}`
  let hits = 0
  const server = createSocketServer((socket) => {
    hits++
    socket.destroy()
  })
  server.listen(8443, address)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { address, hits: () => hits }
}

describe('T42', () => {
  test('opens no socket to an address where no webhook may go', async () => {
    const canary = await openCanary()
    const urls = hostileWebhookUrls(canary.address)
    const outcomes = new Set<string>()
    const plain = createWebhookSender({ timeoutMs: 2000 })
    for (const url of urls) {
      const outcome = await plain.post(post(url))
      outcomes.add(outcome.kind === 'failed' ? outcome.reason : String(outcome.status))
    }
    const answers = hostileAnswers(canary.address)
    for (const lists of answers) {
      let asked = 0
      const resolve: Resolve = async () => {
        const list = lists[Math.min(asked++, lists.length - 1)] ?? []
        return list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
      }
      const sender = createWebhookSender({ resolve, timeoutMs: 2000 })
      const url = 'https://rebinding.example.com:8443/hook'
      // set: asked once; a resolver that lies only later passes here
      expect(await sender.mayReach(url)).toBe(lists.length > 1)
      const outcome = await sender.post(post(url))
      outcomes.add(outcome.kind === 'failed' ? outcome.reason : String(outcome.status))
    }
    expect([...outcomes]).toEqual(['ADDRESS_NOT_ALLOWED'])
    expect(canary.hits()).toBe(0)
    const socket = connect(8443, canary.address)
    await once(socket, 'close')
    expect(canary.hits()).toBe(1) // it does see who comes
    const total = urls.length + answers.length
    expect(total).toBeGreaterThanOrEqual(120)
    printCount('T42 hostile webhook URLs without a socket', total, total)
  }, 60_000)

  test.each([301, 302, 303, 307, 308])('follows no redirect: %i', async (status) => {
    const inner = await listen((_request, response) => response.end())
    const outer = await listen((_request, response) => {
      response.writeHead(status, { location: inner.url }).end()
    })
    const outcome = await local().post(post(outer.url))
    expect(outcome).toEqual({ kind: 'answered', status, retryAfter: null })
    expect([outer.seen.connections, inner.seen.connections]).toEqual([1, 0])
  })

  test('connects to the address that it checked, and asks for the name once', async () => {
    const { port, seen } = await listen((request, response) => {
      expect(request.headers.host).toBe(`localhost:${port}`)
      response.end()
    })
    let asked = 0
    const resolve: Resolve = async () => {
      asked++
      return [{ address: asked === 1 ? '127.0.0.1' : '127.9.9.9', family: 4 }]
    }
    const outcome = await local({ resolve }).post(post(`http://localhost:${port}/hook`))
    expect(outcome).toMatchObject({ kind: 'answered', status: 200 })
    expect([asked, seen.connections]).toEqual([1, 1])
  })

  test('in development only localhost may lead to this machine', async () => {
    const { seen } = await listen((_request, response) => response.end())
    const resolve: Resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const outcome = await local({ resolve }).post(post('https://hooks.example.com/'))
    expect(outcome).toEqual({ kind: 'failed', reason: 'ADDRESS_NOT_ALLOWED' })
    expect(seen.connections).toBe(0)
  })

  test('uses no proxy of the environment', async () => {
    const proxy = await listen((_request, response) => response.end())
    const target = await listen((_request, response) => response.end())
    const names = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'NODE_USE_ENV_PROXY']
    for (const name of names) process.env[name] = name.startsWith('NODE') ? '1' : proxy.url
    onTestFinished(() => {
      for (const name of names) delete process.env[name]
    })
    expect(await local().post(post(target.url))).toMatchObject({ status: 200 })
    expect([proxy.seen.connections, target.seen.connections]).toEqual([0, 1])
  })
})

test('posts the body as it is, with its headers, and tells the answer', async () => {
  const received: unknown[] = []
  const { url } = await listen(async (request, response) => {
    const { method, headers } = request
    received.push([method, headers['content-type'], await text(request)])
    response.writeHead(429, { 'retry-after': '7' }).end('x'.repeat(10))
  })
  const outcome = await local().post(post(url))
  expect(outcome).toEqual({ kind: 'answered', status: 429, retryAfter: '7' })
  expect(received).toEqual([['POST', 'application/json', '{"name":"Bücher"}']])
})

test('reads no more of an answer than 64 KiB', async () => {
  let written = 0
  const { url } = await listen((_request, response) => {
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) written += 65_536
    }
    response.on('drain', more)
    more()
  })
  expect(await local().post(post(url))).toMatchObject({ kind: 'answered', status: 200 })
  expect(written).toBeLessThan(16 * 1024 * 1024)
})

test('waits no longer than it may, for an answer or for its end', async () => {
  const silent = await listen(() => undefined)
  const sender = local({ timeoutMs: 100 })
  expect(await sender.post(post(silent.url))).toEqual({ kind: 'failed', reason: 'TIMEOUT' })
  const endless = await listen((_request, response) => {
    response.writeHead(200).write('x')
  })
  const patient = local({ timeoutMs: 2000 })
  expect(await patient.post(post(endless.url))).toMatchObject({ kind: 'answered', status: 200 })
  const slow: Resolve = () => new Promise(() => undefined)
  const resolving = local({ timeoutMs: 100, resolve: slow })
  const outcome = await resolving.post(post('https://hooks.example.com/'))
  expect(outcome).toEqual({ kind: 'failed', reason: 'TIMEOUT' })
})

test('ends an attempt when it is told to', async () => {
  const ending = new AbortController()
  const { url } = await listen(() => ending.abort())
  const outcome = await local().post(post(url, ending.signal))
  expect(outcome).toEqual({ kind: 'failed', reason: 'ABORTED' })
})

test('tells by a code why nothing was answered', async () => {
  const { url } = await listen((request) => request.socket.destroy())
  expect(await local().post(post(url))).toEqual({ kind: 'failed', reason: 'ECONNRESET' })
  const resolve: Resolve = () =>
    Promise.reject(Object.assign(new Error('hooks.example.com'), { code: 'ENOTFOUND' }))
  const sender = local({ resolve })
  expect(await sender.post(post('https://hooks.example.com/'))).toEqual({
    kind: 'failed',
    reason: 'ENOTFOUND',
  })
  expect(await sender.mayReach('https://hooks.example.com/')).toBe(true)
})
