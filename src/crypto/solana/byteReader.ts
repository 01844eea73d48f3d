/** Reads bytes one after the other. */
export type ByteReader = {
  at(): number
  isDone(): boolean
  peek(): number
  byte(): number
  take(size: number): Uint8Array
  /** A number in one to three bytes of seven bits, written as short as it goes. */
  count(): number
  list<T>(item: () => T): T[]
}

/** There are fewer bytes than were asked for, or a count is written longer than need be. */
export class OutOfBytes extends Error {}

/** Makes a reader of what Solana writes; every read of it may throw `OutOfBytes`. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0

  function take(size: number): Uint8Array {
    const taken = bytes.subarray(at, at + size)
    if (taken.length !== size) throw new OutOfBytes()
    at += size
    return taken
  }

  function byte(): number {
    return take(1)[0] ?? 0
  }

  function count(): number {
    let value = 0
    for (let place = 0; place < 3; place++) {
      const part = byte()
      value |= (part & 0x7f) << (7 * place)
      if (part >= 0x80) continue
      // a last byte of zero says nothing
      if ((place > 0 && part === 0) || value > 0xffff) throw new OutOfBytes()
      return value
    }
    throw new OutOfBytes()
  }

  return {
    at: () => at,
    isDone: () => at === bytes.length,
    peek: () => bytes[at] ?? 0,
    byte,
    take,
    count,
    list: (item) => Array.from({ length: count() }, item),
  }
}
