import type { IncomingMessage } from 'node:http'

/** How a body ended: it is whole, too large for any request, its sender has gone, or it had to make room for others. */
type CollectedBody =
  | { readonly kind: 'whole'; readonly body: Buffer }
  | { readonly kind: 'tooLarge' | 'broken' | 'evicted' }

export type BodyPoolOptions = {
  /** Most bodies of one client address that are under way at once. */
  readonly mostPerAddress: number
  /** Most bodies that are under way at once. */
  readonly most: number
  /** Most bytes of all bodies that are under way. */
  readonly mostBytes: number
}

export type BodyPool = {
  /**
   * Reads the body of a request.
   *
   * @param address - whose request it is.
   * @param maxBytes - the largest body that any request may have.
   */
  collect(incoming: IncomingMessage, address: string, maxBytes: number): Promise<CollectedBody>
}

type Waiting = { readonly address: string; size: number; end(kind: 'evicted'): void }

/**
 * Reads bodies before anybody works on their requests, so that a sender who announces a body and sends none takes no
 * place among those that are worked on.
 *
 * Ours: a body that comes when its address, or the pool, is full is read nevertheless. The oldest one of that address, or
 * of the address with the most bytes, makes room: bodies of honest senders are whole within moments.
 */
export function createBodyPool({ mostPerAddress, most, mostBytes }: BodyPoolOptions): BodyPool {
  /** By address, the oldest first. */
  const waiting = new Map<string, Set<Waiting>>()
  const total = { count: 0, bytes: 0 }

  function add(one: Waiting): void {
    const ofAddress = waiting.get(one.address) ?? new Set()
    waiting.set(one.address, ofAddress.add(one))
    total.count++
    if (ofAddress.size > mostPerAddress) evictOldest(ofAddress)
    makeRoom()
  }

  function remove(one: Waiting): void {
    const ofAddress = waiting.get(one.address)
    if (!ofAddress?.delete(one)) return
    total.count--
    total.bytes -= one.size
    if (ofAddress.size === 0) waiting.delete(one.address)
  }

  function makeRoom(): void {
    while (total.count > most || total.bytes > mostBytes) {
      const [heaviest] = [...waiting.values()].toSorted((a, b) => weightOf(b) - weightOf(a))
      if (!heaviest) return
      evictOldest(heaviest)
    }
  }

  return {
    collect: (incoming, address, maxBytes) =>
      new Promise((resolve) => {
        const chunks: Buffer[] = []
        const one: Waiting = { address, size: 0, end: (kind) => end({ kind }) }
        const onData = (chunk: Buffer) => {
          chunks.push(chunk)
          one.size += chunk.length
          total.bytes += chunk.length
          if (one.size > maxBytes) end({ kind: 'tooLarge' })
          else makeRoom()
        }
        const onEnd = () => end({ kind: 'whole', body: Buffer.concat(chunks) })
        const onClose = () => end({ kind: 'broken' })
        function end(outcome: CollectedBody): void {
          incoming.off('data', onData).off('end', onEnd).off('close', onClose)
          remove(one)
          resolve(outcome)
        }
        incoming.on('data', onData).once('end', onEnd).once('close', onClose)
        incoming.on('error', onClose)
        add(one)
      }),
  }
}

function evictOldest(bodies: ReadonlySet<Waiting>): void {
  const [oldest] = bodies
  oldest?.end('evicted')
}

/** A body that has no bytes yet weighs something too. */
function weightOf(bodies: ReadonlySet<Waiting>): number {
  let weight = 0
  for (const { size } of bodies) weight += size + 1024
  return weight
}
