import type { IncomingMessage } from 'node:http'
import { nextTick as callLater } from 'node:process'
import { promisify } from 'node:util'

const nextTick = promisify(callLater)

/**
 * The result of reading a body: complete, too large for any request, in too many pieces, aborted by its sender, or evicted for
 * other bodies.
 */
type CollectedBody =
  | { readonly kind: 'whole'; readonly body: Buffer }
  | { readonly kind: 'tooLarge' | 'tooManyPieces' | 'broken' | 'evicted' }

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
 * The maximum number of pieces in which a body arrives: chunks, or what one packet brought. The largest body has fewer if its
 * chunks or packets have 150 bytes each. A chunk of one byte costs the event loop as much as one of a thousand.
 */
const MOST_PIECES = 4096

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
        const bytes = createGrowingBytes()
        let pieces = 0
        const one: Waiting = { address, size: 0, end: (kind) => end({ kind }) }
        const onData = (piece: Buffer) => {
          bytes.add(piece)
          if (isHere) return
          grow(one, piece.length)
          if (one.size > maxBytes) end({ kind: 'tooLarge' })
          else if (++pieces > MOST_PIECES) end({ kind: 'tooManyPieces' })
          else makeRoom()
        }
        const onEnd = () => end({ kind: 'whole', body: bytes.take() })
        const onClose = () => end({ kind: 'broken' })
        function end(outcome: CollectedBody): void {
          incoming.off('data', onData).off('end', onEnd).off('close', onClose)
          remove(one)
          bytes.drop()
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

type GrowingBytes = {
  add(piece: Buffer): void
  /** All pieces as one. */
  take(): Buffer
  /** Keeps nothing of them. */
  drop(): void
}

/** From so many bytes on a piece is kept as it came. */
const LARGE_PIECE_BYTES = 1024

/**
 * Puts small pieces together as they arrive. One that was kept by itself would take a hundred bytes more, and the whole of what was
 * read with it.
 */
function createGrowingBytes(): GrowingBytes {
  const whole: Buffer[] = []
  let kept = Buffer.alloc(0)
  let size = 0
  const closeKept = () => {
    if (size > 0) whole.push(kept.subarray(0, size))
    kept = Buffer.alloc(0)
    size = 0
  }
  return {
    add(piece) {
      if (piece.length >= LARGE_PIECE_BYTES) {
        closeKept()
        whole.push(piece)
        return
      }
      const needed = size + piece.length
      if (needed > kept.length) {
        const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * size))
        kept.copy(larger, 0, 0, size)
        kept = larger
      }
      piece.copy(kept, size)
      size = needed
    },
    take() {
      closeKept()
      const [only] = whole
      return whole.length === 1 && only ? only : Buffer.concat(whole)
    },
    drop() {
      whole.length = 0
      kept = Buffer.alloc(0)
      size = 0
    },
  }
}

function evictOldest({ bodies }: OfAddress): void {
  const [oldest] = bodies
  oldest?.end('evicted')
}
