import type { IncomingMessage } from 'node:http'

const { setTimeout: later, clearTimeout: cancel } = globalThis

export type Tarpit = {
  /** Reads no more of a request, and waits before it is refused. Ends at once when its sender goes, or there are too many. */
  hold(incoming: IncomingMessage): Promise<void>
  /** Lets go of all, and holds none from now on. */
  end(): void
}

export type TarpitOptions = {
  /** How many requests are held. */
  readonly most: number
  /** For how long each is held on average, in milliseconds. */
  readonly holdMs: number
}

/**
 * Holds requests whose bodies did not arrive in time, or in too many pieces, before they are refused.
 *
 * Ours: a sender that is refused at once opens another connection at once, and each costs as much as a request. One that is
 * held costs a socket. Each is held for a different time, from half to one and a half of the average: senders that were turned
 * away together do not come again together.
 */
export function createTarpit({ most, holdMs }: TarpitOptions): Tarpit {
  const held = new Set<() => void>()
  let isOver = false
  return {
    hold: (incoming) =>
      new Promise((resolve) => {
        if (isOver || held.size >= most || incoming.destroyed) return resolve()
        incoming.pause()
        const letGo = () => {
          cancel(timer)
          incoming.off('close', letGo)
          held.delete(letGo)
          resolve()
        }
        const timer = later(letGo, holdMs * (0.5 + Math.random()))
        incoming.once('close', letGo)
        held.add(letGo)
      }),
    end() {
      isOver = true
      for (const letGo of [...held]) letGo()
    },
  }
}
