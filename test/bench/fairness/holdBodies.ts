import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

export type HeldBodies = {
  readonly addresses: readonly string[]
  readonly paths: readonly string[]
  /** How many connections there are at once. */
  readonly count: number
  /** Bytes that the head announces, and that are sent of them. */
  readonly announced: number
  readonly sent: number
}

/** How long a connection that was ended waits before it comes again: as long as it was told. */
const AGAIN_MS = 1000

/** Keeps connections whose requests never come to their end; one that is closed is opened again. */
export function holdBodies(
  url: string,
  { addresses, paths, count, announced, sent }: HeldBodies,
): readonly (() => Promise<boolean>)[] {
  const { port } = new URL(url)
  return Array.from({ length: count }, (_, i) => async () => {
    const localAddress = addresses[i % addresses.length]
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress })
    socket.on('error', () => undefined)
    socket.resume()
    const head = [
      `POST ${paths[i % paths.length]} HTTP/1.1`,
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${announced}`,
      '',
      '',
    ].join('\r\n')
    socket.write(head + ' '.repeat(sent))
    await once(socket, 'close').catch(() => undefined)
    await wait(AGAIN_MS)
    return true
  })
}
