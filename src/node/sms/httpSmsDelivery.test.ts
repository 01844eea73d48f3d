import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import type { Message } from '../../service/delivery/delivery.ts'
import { listen } from '../http/listen.ts'
import { createHttpSmsDelivery, type HttpSmsOptions } from './httpSmsDelivery.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

const message: Message = {
  channel: 'sms',
  to: '+447700900123',
  subject: '',
  text: '481902 is your Fieldnotes code.',
  html: '',
  code: '481902',
}

/** A provider on this machine that answers as the test says. */
async function startProvider(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  const { url } = await listen(server, '127.0.0.1', 0)
  closers.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return url
}

function deliveryTo(url: string, more: Partial<HttpSmsOptions> = {}) {
  return createHttpSmsDelivery({
    url,
    headers: { authorization: 'Bearer secret' },
    body: { kind: 'json', template: { to: '{to}', text: '{text}' } },
    ...more,
  })
}

test('posts the message with its headers', async () => {
  const seen: { request: IncomingMessage; body: unknown }[] = []
  const url = await startProvider(async (request, response) => {
    seen.push({ request, body: JSON.parse(await readText(request)) })
    response.writeHead(201).end('{"sid":"SM1"}')
  })
  await deliveryTo(`${url}/send`).send(message)
  const [call] = seen
  expect(call?.request).toMatchObject({ method: 'POST', url: '/send' })
  expect(call?.request.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  })
  expect(call?.body).toEqual({ to: message.to, text: message.text })
})

test.each([400, 401, 429, 500, 503])(
  'counts an answer of %i as not sent, and says nothing of it',
  async (status) => {
    const url = await startProvider((_, response) => {
      response.writeHead(status).end(`no ${message.to} ${message.text}`)
    })
    const failure = deliveryTo(url).send(message)
    await expect(failure).rejects.toMatchObject({ code: `ERR_STATUS_${status}` })
    await expect(failure).rejects.not.toThrow(/447700900123|481902|secret/)
  },
)

test('follows no redirect, so that neither message nor secret goes elsewhere', async () => {
  let elsewhere = 0
  const other = await startProvider((_, response) => {
    elsewhere++
    response.end()
  })
  for (const status of [301, 302, 307, 308]) {
    const url = await startProvider((_, response) => {
      response.writeHead(status, { location: other }).end()
    })
    await expect(deliveryTo(url).send(message)).rejects.toThrow()
  }
  expect(elsewhere).toBe(0)
})

test('waits no longer than it was told', async () => {
  const url = await startProvider(() => undefined)
  const failure = deliveryTo(url, { timeoutMs: 20 }).send(message)
  await expect(failure).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('reports a provider that is not there', async () => {
  const url = await startProvider(() => undefined)
  for (const close of closers.splice(0)) close()
  await expect(deliveryTo(url).send(message)).rejects.toThrow()
})

test.each([
  [400, false],
  [401, false],
  [404, false],
  [429, false],
  [500, true],
  [503, true],
])(
  'R15 when it is answered with %i, it is %s that the provider is down',
  async (status, isDown) => {
    const url = await startProvider((_, response) => void response.writeHead(status).end())
    const delivery = deliveryTo(url)
    const error: unknown = await delivery.send(message).catch((reason: unknown) => reason)
    expect(delivery.isDown?.(error)).toBe(isDown)
  },
)

test.each<[string, RequestListener]>([
  ['is silent', () => undefined],
  ['breaks off', (request) => request.socket.destroy()],
  ['speaks no HTTP', (request) => request.socket.end('220 mail.example ESMTP\r\n')],
])('R15 takes a provider that %s for one that is down', async (_, answer) => {
  const delivery = deliveryTo(await startProvider(answer), { timeoutMs: 50 })
  const error: unknown = await delivery.send(message).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Error)
  expect(delivery.isDown?.(error)).toBe(true)
})

test('carries text messages only', async () => {
  await expect(
    deliveryTo('http://127.0.0.1:9').send({ ...message, channel: 'email' }),
  ).rejects.toThrow('text messages only')
})
