import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A body and the stamp over it. */
export type StampedBody = { readonly body: string; readonly stamp: string }

export type Load = {
  readonly url: string
  /** Sent in turn, so that no answer can come from a cache of stamps. */
  readonly requests: readonly StampedBody[]
  /** True where each may go out only once: the load then ends early when there are no more. @default false */
  readonly isOnce?: boolean
  readonly connections: number
  readonly durationMs: number
}

/** Sends requests over connections that stay open, one at a time on each; answers with the rate per second. */
export async function requestRate(load: Load): Promise<number> {
  const url = new URL(load.url)
  const requests = load.requests.map(({ body, stamp }) =>
    [
      `POST ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Content-Type: application/json',
      'Accept: application/json',
      `X-Stamp: ${stamp}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
  let sent = 0
  const next = () => {
    if (load.isOnce && sent === requests.length) return undefined
    return requests[sent++ % requests.length]
  }
  const sockets = Array.from({ length: load.connections }, () =>
    connect({ host: url.hostname, port: Number(url.port), noDelay: true }),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const startedAt = performance.now()
  const untilMs = startedAt + load.durationMs
  const counts = await Promise.all(sockets.map((socket) => pump(socket, next, untilMs)))
  const seconds = (performance.now() - startedAt) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

/** Keeps one connection busy until the time is over; answers with the number of answers. */
function pump(socket: Socket, next: () => string | undefined, untilMs: number) {
  return new Promise<number>((resolve, reject) => {
    let received = ''
    let answered = 0
    const end = () => {
      socket.removeAllListeners('close').destroy()
      resolve(answered)
    }
    const send = () => {
      const request = performance.now() < untilMs ? next() : undefined
      if (request === undefined) end()
      else socket.write(request)
    }
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection')))
    socket.on('data', (text: string) => {
      received += text
      const endAt = endOfReply(received)
      if (endAt < 0) return
      if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received.slice(0, 400)))
      received = received.slice(endAt)
      answered += 1
      send()
    })
    send()
  })
}

/** Where the reply that the text begins with ends; -1 while it is not whole. */
function endOfReply(text: string): number {
  const bodyAt = text.indexOf('\r\n\r\n') + 4
  if (bodyAt < 4) return -1
  const length = /^content-length: (\d+)/im.exec(text.slice(0, bodyAt))?.[1]
  if (length !== undefined) {
    const end = bodyAt + Number(length)
    return text.length >= end ? end : -1
  }
  const last = text.indexOf('0\r\n\r\n', bodyAt)
  return last < 0 ? -1 : last + 5
}
