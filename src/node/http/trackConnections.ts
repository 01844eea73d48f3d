import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export type Connections = {
  /** A request has come; it is under way until its answer has gone out or the connection has ended. */
  begin(socket: Socket, outgoing: ServerResponse): void
  /** Ends every connection without a request under way, now and from now on. */
  endIdle(): void
}

/**
 * Knows which connections of a server wait for nothing. Node ends only those that have had a request; browsers open
 * others in advance, and a closing server would wait for them.
 */
export function trackConnections(server: Server): Connections {
  const underWay = new Map<Socket, number>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    underWay.set(socket, 0)
    socket.once('close', () => underWay.delete(socket))
  })
  function add(socket: Socket, change: number) {
    const count = underWay.get(socket)
    if (count === undefined) return
    underWay.set(socket, count + change)
    if (isEnding && count + change === 0) socket.destroySoon()
  }
  return {
    begin(socket, outgoing) {
      add(socket, 1)
      outgoing.once('close', () => add(socket, -1))
    },
    endIdle() {
      isEnding = true
      for (const [socket, count] of underWay) if (count === 0) socket.destroy()
    },
  }
}
