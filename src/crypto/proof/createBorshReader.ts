/** Reads one value after the other (Borsh); what is not there reads as null, and `isDone` is false from then on. */
export type BorshReader = {
  u8(): number | null
  u32(): number | null
  /** So many bytes. */
  take(length: number): Uint8Array | null
  /** Bytes with their length before them. */
  bytes(): Uint8Array | null
  /** As many values as the number before them says. */
  list<T>(read: () => T | null): readonly T[] | null
  /** Whether everything was there and nothing is left. */
  isDone(): boolean
}

/** The shortest value of a list has four bytes, so that a list cannot say that it is longer than what is left. */
const SHORTEST_ITEM = 4

/** Makes a reader of bytes in Borsh. */
export function createBorshReader(bytes: Uint8Array): BorshReader {
  let at = 0
  let hasFailed = false

  function take(length: number): Uint8Array | null {
    if (hasFailed || length > bytes.length - at) {
      hasFailed = true
      return null
    }
    at += length
    return bytes.subarray(at - length, at)
  }

  function u32(): number | null {
    const part = take(4)
    return part && new DataView(part.buffer, part.byteOffset, 4).getUint32(0, true)
  }

  return {
    take,
    u32,
    u8: () => take(1)?.[0] ?? null,
    bytes() {
      const length = u32()
      return length === null ? null : take(length)
    },
    list(read) {
      const count = u32()
      if (count === null || count * SHORTEST_ITEM > bytes.length - at) {
        hasFailed = true
        return null
      }
      const items = Array.from({ length: count }, read).filter((item) => item !== null)
      return hasFailed || items.length < count ? null : items
    },
    isDone: () => !hasFailed && at === bytes.length,
  }
}
