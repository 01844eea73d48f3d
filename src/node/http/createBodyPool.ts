import type { IncomingMessage } from 'node:http'
import { nextTick as callLater } from 'node:process'
import { promisify } from 'node:util'

const nextTick = promisify(callLater)

/** The result of reading a body: complete, too large for any request, aborted by its sender, or evicted for other bodies. */
type CollectedBody =
  | { readonly kind: 'whole'; readonly body: Buffer }
  | { readonly kind: 'tooLarge' | 'broken' | 'evicted' }

export type BodyPoolOptions = {
  /** The maximum number of bodies in progress from one client address. */
  readonly mostPerAddress: number
  /** The maximum number of bodies in progress. */
  readonly most: number
  /** The maximum number of bytes of all bodies in progress. */
  readonly mostBytes: number
}

export type BodyPool = {
  /**
   * Reads the body of a request.
   *
   * @param address - the client address of the request.
   * @param maxBytes - the largest body that any request may have.
   */
  collect(incoming: IncomingMessage, address: string, maxBytes: number): Promise<CollectedBody>
}

type Waiting = { readonly address: string; size: number; end(kind: 'evicted'): void }
/** The bodies of one address, the oldest first. A body without bytes has a weight as well. */
type OfAddress = { readonly bodies: Set<Waiting>; weight: number }

const WEIGHT_OF_BODY = 1024

/**
 * Reads bodies before their requests are handled, so that a client that announces a body and never sends it takes no capacity
 * from other requests.
 *
 * Ours: if the address or the pool is full, a new body is read nevertheless. The oldest body of that address, or of the address
 * with the most bytes, is evicted, because bodies of honest clients are complete within moments. A body that arrived with its
 * head takes no place, however many of them an address sends at once.
 */
export function createBodyPool({ mostPerAddress, most, mostBytes }: BodyPoolOptions): BodyPool {
  const waiting = new Map<string, OfAddress>()
  const total = { count: 0, bytes: 0 }

  function add(one: Waiting): void {
    const ofAddress = waiting.get(one.address) ?? { bodies: new Set(), weight: 0 }
    waiting.set(one.address, ofAddress)
    ofAddress.bodies.add(one)
    ofAddress.weight += WEIGHT_OF_BODY
    total.count++
    if (ofAddress.bodies.size > mostPerAddress) evictOldest(ofAddress)
    makeRoom()
  }

  function remove(one: Waiting): void {
    const ofAddress = waiting.get(one.address)
    if (!ofAddress?.bodies.delete(one)) return
    total.count--
    total.bytes -= one.size
    ofAddress.weight -= one.size + WEIGHT_OF_BODY
    if (ofAddress.bodies.size === 0) waiting.delete(one.address)
  }

  function grow(one: Waiting, bytes: number): void {
    one.size += bytes
    total.bytes += bytes
    const ofAddress = waiting.get(one.address)
    if (ofAddress) ofAddress.weight += bytes
  }

  function makeRoom(): void {
    while (total.count > most || total.bytes > mostBytes) {
      let heaviest: OfAddress | undefined
      for (const one of waiting.values())
        if (!heaviest || one.weight > heaviest.weight) heaviest = one
      if (!heaviest) return
      evictOldest(heaviest)
    }
  }

  return {
    async collect(incoming, address, maxBytes) {
      // what arrived with the head is in the stream after this turn of the parser
      await nextTick()
      const isHere = incoming.readableLength === Number(incoming.headers['content-length'])
      return new Promise((resolve) => {
        const chunks: Buffer[] = []
        const one: Waiting = { address, size: 0, end: (kind) => end({ kind }) }
        const onData = (chunk: Buffer) => {
          chunks.push(chunk)
          if (isHere) return
          grow(one, chunk.length)
          if (one.size > maxBytes) end({ kind: 'tooLarge' })
          else makeRoom()
        }
        const onEnd = () => end({ kind: 'whole', body: Buffer.concat(chunks) })
        const onClose = () => end({ kind: 'broken' })
        function end(outcome: CollectedBody): void {
          incoming.off('data', onData).off('end', onEnd).off('close', onClose)
          remove(one)
          if (outcome.kind !== 'whole') chunks.length = 0
          resolve(outcome)
        }
        incoming.on('data', onData).once('end', onEnd).once('close', onClose)
        incoming.on('error', onClose)
        if (incoming.destroyed) end({ kind: 'broken' })
        else if (!isHere) add(one)
      })
    },
  }
}

function evictOldest({ bodies }: OfAddress): void {
  const [oldest] = bodies
  oldest?.end('evicted')
}
