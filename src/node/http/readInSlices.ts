import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Bytes that are parsed before it is looked at how much came of them: as many as a dozen of the shortest requests. */
const SLICE_BYTES = 512

/** For how long a connection is read in one turn of the event loop, in milliseconds. */
const READ_MS = 1

/** Requests of one connection that are worked on at once. What was sent behind them is read when they are answered. */
const MOST_UNDER_WAY = 8

export type SliceReader = {
  /** A request has come; it is under way until its answer has gone out or the connection has ended. */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): void
}

type Reading = {
  underWay: number
  isWaiting: boolean
  /** Bytes that come next and are nothing but the body of a request, whose length its head has said. */
  ofBody: number
}

/**
 * Makes a server parse what arrives on a connection in slices.
 *
 * Ours: Node parses all that it has read at once, up to 64 KiB. That holds thousands of requests that were sent without waiting
 * for answers (RFC 9112 section 9.3.2), or ten thousand chunks of a byte, and would keep the event loop from everybody else
 * for a tenth of a second. A connection that needs longer than a millisecond goes on in another turn, and in each turn only one
 * of those goes on. One request with its announced body is always read at once: whoever sends no more never waits behind those
 * who do.
 */
export function readInSlices(server: Server): SliceReader {
  const readings = new WeakMap<Socket, Reading>()
  let line: Promise<unknown> = Promise.resolve()

  /** Reads the rest of a connection when all that have waited for longer had their turn. */
  function goOnLater(socket: Socket, reading: Reading): void {
    if (reading.isWaiting) return
    reading.isWaiting = true
    line = line
      .then(() => nextTurn())
      .then(() => {
        reading.isWaiting = false
        if (reading.underWay <= MOST_UNDER_WAY) socket.resume()
      })
  }

  server.on('connection', (socket: Socket) => {
    // how the server of Node reads a connection; with another listener, its parser takes nothing past it
    const [parse] = socket.listeners('data')
    if (!parse) return
    const reading: Reading = { underWay: 0, isWaiting: false, ofBody: 0 }
    readings.set(socket, reading)
    socket.off('data', parse as () => void)
    socket.on('data', (bytes: Buffer) => {
      const beganAtMs = performance.now()
      let rest = bytes
      while (rest.length > 0) {
        if (socket.destroyed) return
        // the server itself pauses a connection whose answers, or whose body, are not taken
        if (socket.isPaused()) return void socket.unshift(rest)
        const isFull = reading.underWay > MOST_UNDER_WAY
        const mayBeMany = reading.underWay > 0 && reading.ofBody === 0 && rest.length > SLICE_BYTES
        if (isFull || (mayBeMany && performance.now() - beganAtMs > READ_MS)) {
          socket.pause()
          socket.unshift(rest)
          if (!isFull) goOnLater(socket, reading)
          return
        }
        const slice = rest.subarray(0, reading.ofBody || SLICE_BYTES)
        rest = rest.subarray(slice.length)
        reading.ofBody = Math.max(0, reading.ofBody - slice.length)
        parse.call(socket, slice)
      }
    })
  })

  return {
    begin({ socket, headers }, outgoing) {
      const reading = readings.get(socket)
      if (!reading) return
      // the slice that ends its head can hold the begin of its body
      reading.ofBody = Math.max(0, Number(headers['content-length'] ?? 0) - SLICE_BYTES)
      reading.underWay++
      outgoing.once('close', () => {
        if (--reading.underWay === MOST_UNDER_WAY) goOnLater(socket, reading)
      })
    },
  }
}
