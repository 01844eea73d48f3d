import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Load = {
  readonly url: string
  readonly body: string
  /** Sent in turn, so that no answer can come from a cache of stamps. */
  readonly stamps: readonly string[]
  readonly connections: number
  readonly durationMs: number
}

/** Sends requests over connections that stay open, one at a time on each; answers with the rate per second. */
export async function requestRate(load: Load): Promise<number> {
  const url = new URL(load.url)
  const requests = load.stamps.map((stamp) =>
    [
      `POST ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Content-Type: application/json',
      'Accept: application/json',
      `X-Stamp: ${stamp}`,
      `Content-Length: ${Buffer.byteLength(load.body)}`,
      '',
      load.body,
    ].join('\r\n'),
  )
  const sockets = Array.from({ length: load.connections }, () =>
    connect({ host: url.hostname, port: Number(url.port), noDelay: true }),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  const startedAt = performance.now()
  const counts = await Promise.all(
    sockets.map((socket, at) => pump(socket, requests, at, startedAt + load.durationMs)),
  )
  const seconds = (performance.now() - startedAt) / 1000
  return counts.reduce((sum, count) => sum + count, 0) / seconds
}

/** Keeps one connection busy until the time is over; answers with the number of answers. */
function pump(socket: Socket, requests: readonly string[], first: number, untilMs: number) {
  return new Promise<number>((resolve, reject) => {
    let received = ''
    let answered = 0
    const send = () => socket.write(requests[(first + answered * 7) % requests.length] ?? '')
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed the connection')))
    socket.on('data', (text: string) => {
      received += text
      const end = endOfReply(received)
      if (end < 0) return
      if (!received.startsWith('HTTP/1.1 200')) return reject(new Error(received.slice(0, 400)))
      received = received.slice(end)
      answered += 1
      if (performance.now() < untilMs) return send()
      socket.removeAllListeners('close').destroy()
      resolve(answered)
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
