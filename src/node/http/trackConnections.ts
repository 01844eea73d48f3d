import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long somebody who has connected, or has had an answer, may take to ask while the server ends, in milliseconds. */
const MOMENT_MS = 2000

export type Connections = {
  /** A request has come; it is under way until its answer has gone out or the connection has ended. */
  begin(socket: Socket, outgoing: ServerResponse): void
  /**
   * Ends every connection without a request under way, now and from now on. What may be on its way on one that was used a
   * moment ago is still heard: its sender cannot know, and would have neither an answer nor a refusal.
   */
  endIdle(): void
}

type Tracked = { underWay: number; silentSinceMs: number }

/**
 * Knows which connections of a server wait for nothing. Node ends only those that have had a request; browsers open
 * others in advance, and a closing server would wait for them.
 */
export function trackConnections(server: Server): Connections {
  const tracked = new Map<Socket, Tracked>()
  let isEnding = false
  server.on('connection', (socket: Socket) => {
    const connection = { underWay: 0, silentSinceMs: performance.now() }
    tracked.set(socket, connection)
    socket.once('close', () => tracked.delete(socket))
    if (isEnding) endWhenSilent(socket, connection)
  })
  function add(socket: Socket, change: number) {
    const connection = tracked.get(socket)
    if (!connection) return
    connection.underWay += change
    connection.silentSinceMs = performance.now()
    if (isEnding && connection.underWay === 0) socket.destroySoon()
  }
  function endWhenSilent(socket: Socket, connection: Tracked) {
    if (connection.underWay > 0) return // it ends with its answer
    const leftMs = connection.silentSinceMs + MOMENT_MS - performance.now()
    if (leftMs > 0) setTimeout(() => endWhenSilent(socket, connection), leftMs)
    else socket.destroy()
  }
  return {
    begin(socket, outgoing) {
      add(socket, 1)
      outgoing.once('close', () => add(socket, -1))
    },
    endIdle() {
      isEnding = true
      for (const [socket, connection] of tracked) endWhenSilent(socket, connection)
    },
  }
}
