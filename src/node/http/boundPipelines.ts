import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Tarpit } from './createTarpit.ts'

/** Requests of one connection that are worked on at once. */
const MOST_UNDER_WAY = 8

export type Pipelines = {
  /**
   * A request has come; it is under way until its answer has gone out or the connection has ended.
   *
   * @returns false for one that is too many: nobody is to work on it.
   */
  begin(incoming: IncomingMessage, outgoing: ServerResponse): boolean
}

type Pipeline = { underWay: number; isFull: boolean; isOver: boolean }

/**
 * Bounds how many requests a client sends on a connection without waiting for answers (RFC 9112 section 9.3.2).
 *
 * Ours: Node parses all that it has read at once, up to 64 KiB, which holds two thousand short requests. Those beyond the eighth
 * are dropped as soon as they are parsed. Nothing more is read of the connection; it is held for a while, so that the same sender
 * does not come again at once, and ends when the eight are answered. Browsers and the clients of this API wait for each answer.
 *
 * @param onFull - called once for each connection on which more were sent.
 */
export function boundPipelines(tarpit: Tarpit, onFull: (socket: Socket) => void): Pipelines {
  const pipelines = new WeakMap<Socket, Pipeline>()
  function endIfAnswered(socket: Socket, { isOver, underWay }: Pipeline): void {
    if (isOver && underWay === 0) socket.destroySoon()
  }
  return {
    begin(incoming, outgoing) {
      const { socket } = incoming
      const pipeline = pipelines.get(socket) ?? { underWay: 0, isFull: false, isOver: false }
      pipelines.set(socket, pipeline)
      if (pipeline.isFull) return false
      if (pipeline.underWay < MOST_UNDER_WAY) {
        pipeline.underWay++
        outgoing.once('close', () => {
          pipeline.underWay--
          endIfAnswered(socket, pipeline)
        })
        return true
      }
      pipeline.isFull = true
      onFull(socket)
      socket.pause()
      void tarpit.hold(incoming).then(() => {
        pipeline.isOver = true
        endIfAnswered(socket, pipeline)
      })
      return false
    },
  }
}
