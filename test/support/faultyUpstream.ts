import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** How a server on the other side fails. */
export type UpstreamFault = 'refuse' | 'hang' | 'garbage' | 'slow'

export type FaultyUpstream = {
  /** Host and port. */
  readonly place: string
  readonly port: number
  /** How many connections have come. */
  connections(): number
  close(): void
}

/** How often a slow server says one more byte, in milliseconds: never silent for long, and never done. */
const DRIP_MS = 200

const GARBAGE = Buffer.from([0x16, 0x00, 0xff, 0x0a, 0x0d, 0x0a, ...Buffer.from('}{"<\r\n\r\n')])

/**
 * Opens a port on which nothing good comes back.
 *
 * @param greeting - what a slow server gets out at once, so that it is slow in the middle of a conversation.
 */
export async function startFaultyUpstream(
  fault: UpstreamFault,
  greeting: string,
): Promise<FaultyUpstream> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer((socket) => {
    connections++
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.resume()
    const drip = fault === 'slow' ? setInterval(() => socket.write('2'), DRIP_MS) : undefined
    socket.on('close', () => {
      clearInterval(drip)
      sockets.delete(socket)
    })
    if (fault === 'slow') socket.write(greeting)
    if (fault === 'garbage') socket.end(GARBAGE)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  if (fault === 'refuse') {
    close()
    await once(server, 'close')
  }
  const { port } = address
  return { place: `127.0.0.1:${port}`, port, connections: () => connections, close }
}
