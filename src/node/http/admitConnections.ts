import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressGroup } from '../../service/limits/addressGroup.ts'
import { createTurnstile } from './createTurnstile.ts'

/** Between two connections that wait, in milliseconds: as many requests as come with them take longer. */
const PAUSE_MS = 1

/**
 * Hands connections to an HTTP server one at a time: one of each address after the other. Nothing is read from one that
 * waits.
 *
 * Ours: a server hears of all connections that were opened since its last turn at once, and reads from all of them. From
 * 1,500 that send 64 KB each, that takes longer than everybody else's requests may. Behind a proxy all come from one address,
 * and follow each other.
 *
 * Call it before anybody else listens for connections.
 */
export function admitConnections(server: Server): void {
  const pass = createTurnstile((next) => setTimeout(next, PAUSE_MS))
  const handlers = server.listeners('connection')
  server.removeAllListeners('connection')
  // what `net.createServer` has as an option, and an HTTP server does not hand on
  Object.assign(server, { pauseOnConnect: true })
  server.on('connection', (socket: Socket) => void admit(socket))

  async function admit(socket: Socket): Promise<void> {
    const ignore = () => undefined
    socket.on('error', ignore)
    await pass(addressGroup(socket.remoteAddress))
    if (socket.destroyed) return
    for (const handle of handlers) handle.call(server, socket)
    socket.off('error', ignore)
    socket.resume()
  }
}
