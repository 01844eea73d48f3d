import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressGroup } from '../../service/limits/addressGroup.ts'
import { createTurnstile } from './createTurnstile.ts'

const { setTimeout: later } = globalThis

/** Lets time pass before the next connection is handed over. */
type Pause = (next: () => void) => unknown

/** Between two connections that wait, in milliseconds: as many requests as come with them take longer. */
const PAUSE_MS = 1
const pauseByTimer: Pause = (next) => later(next, PAUSE_MS)
/** Between two of an address that was slowed down. */
const SLOW_PAUSE_MS = 1000
/** How long an address is slowed down. */
const SLOW_FOR_MS = 60_000
/** Connections of a slow address that wait, and of all slow addresses; further ones end. */
const MOST_SLOW = 16
const MOST_SLOW_IN_ALL = 1024
/** Addresses that are slow at once. */
const MOST_ADDRESSES = 10_000

type Slow = { line: Promise<void>; waiting: number; untilMs: number }

export type Admission = {
  /** From now on, for a minute, one connection of the address in a second is handed over, and few wait. */
  slowDown(remoteAddress: string | undefined): void
  /** Ends those that wait because their address is slow. */
  endSlow(): void
  /** How many have come. */
  count(): number
}

/**
 * How many wait: more than a crowd opens at once. Each holds a file of the process, also one whose sender has gone, for that
 * shows in reading alone.
 */
const MOST_WAITING = 2048

/**
 * Hands connections to an HTTP server one at a time: one of each address after the other. Nothing is read from one that
 * waits.
 *
 * Ours: a server hears of all connections that were opened since its last turn at once, and reads from all of them. From
 * 1,500 that send 64 KB each, that takes longer than everybody else's requests may. Behind a proxy all come from one address,
 * and follow each other. One that has ended before it said anything costs nobody a pause: senders that open and reset
 * connections as fast as they can would stand before all others of their address. When too many wait, each that comes lets one
 * pass at once, as if nobody waited.
 *
 * Whoever listens for connections before it is called hears of each when it is handed over.
 */
export function admitConnections(server: Server, pause: Pause = pauseByTimer): Admission {
  let count = 0
  let handed: Socket | undefined
  const pass = createTurnstile({ most: MOST_WAITING, afterOne })
  const slow = new Map<string, Slow>()
  const heldBack = new Set<Socket>()
  const handlers = server.listeners('connection')
  server.removeAllListeners('connection')
  // what `net.createServer` has as an option, and an HTTP server does not hand on
  Object.assign(server, { pauseOnConnect: true })
  server.on('connection', (socket: Socket) => void admit(socket))

  /** What has come on a connection that was handed over is read by the end of the turn. */
  function afterOne(next: () => void): void {
    setImmediate(() => {
      if (handed && hasEndedUnheard(handed)) next()
      else pause(next)
    })
  }

  async function admit(socket: Socket): Promise<void> {
    count++
    const ignore = () => undefined
    const address = addressGroup(socket.remoteAddress)
    socket.on('error', ignore)
    heldBack.add(socket)
    const mayPass = await waitIfSlow(address)
    heldBack.delete(socket)
    if (!mayPass) return void socket.destroy()
    await pass(readNetwork(address))
    handed = socket
    if (socket.destroyed) return
    for (const handle of handlers) handle.call(server, socket)
    socket.off('error', ignore)
    socket.resume()
  }

  /** @returns false where too many wait already. */
  async function waitIfSlow(address: string): Promise<boolean> {
    const one = slow.get(address)
    if (!one) return true
    if (one.waiting >= MOST_SLOW || heldBack.size > MOST_SLOW_IN_ALL) return false
    if (one.waiting === 0 && performance.now() > one.untilMs) {
      slow.delete(address)
      return true
    }
    one.waiting++
    one.line = one.line.then(() => new Promise((resolve) => later(resolve, SLOW_PAUSE_MS)))
    await one.line
    one.waiting--
    return true
  }

  return {
    slowDown(remoteAddress) {
      const address = addressGroup(remoteAddress)
      const known = slow.get(address) ?? { line: Promise.resolve(), waiting: 0, untilMs: 0 }
      known.untilMs = performance.now() + SLOW_FOR_MS
      // behind all others: those in front are forgotten first
      slow.delete(address)
      slow.set(address, known)
      const [oldest] = slow.keys()
      if (slow.size > MOST_ADDRESSES && oldest !== undefined) slow.delete(oldest)
    },
    endSlow() {
      for (const socket of heldBack) socket.destroy()
    },
    count: () => count,
  }
}

function hasEndedUnheard({ bytesRead, readable }: Socket): boolean {
  return bytesRead === 0 && !readable
}

/** Of IPv6 the first 48 bits, of which one party can have 65,536 addresses of the usual size; of IPv4 the address. */
function readNetwork(address: string): string {
  return address.split(':').slice(0, 3).join(':')
}
