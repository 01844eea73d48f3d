import { concatBytes } from '../../lib/concatBytes.ts'

/** What RLP writes: bytes, or a list. */
export type Rlp = Uint8Array | readonly Rlp[]

/** Lists inside each other; the deepest of a transaction is the storage key of an access list. */
const MAX_DEPTH = 8
const MAX_ITEMS = 20_000

/**
 * Reads one RLP item that takes all of the bytes; null for anything that is not written in the one right way, so that no
 * two texts mean the same.
 */
export function decodeRlp(bytes: Uint8Array): Rlp | null {
  const reader: Reader = { at: 0, items: 0 }
  const item = readItem(bytes, reader, 0)
  return reader.at === bytes.length ? item : null
}

/** Where it is, and how many items it has met. */
type Reader = { at: number; items: number }

function readItem(bytes: Uint8Array, reader: Reader, depth: number): Rlp | null {
  const head = bytes[reader.at]
  if (head === undefined || depth > MAX_DEPTH || ++reader.items > MAX_ITEMS) return null
  reader.at++
  if (head < 0x80) return bytes.subarray(reader.at - 1, reader.at)
  const isList = head >= 0xc0
  const length = lengthOf(bytes, reader, head - (isList ? 0xc0 : 0x80))
  if (length === null || reader.at + length > bytes.length) return null
  const content = bytes.subarray(0, reader.at + length)
  if (isList) return readList(content, reader, depth)
  const item = content.subarray(reader.at)
  reader.at = content.length
  // a small byte stands for itself
  return item.length === 1 && (item[0] ?? 0) < 0x80 ? null : item
}

function readList(content: Uint8Array, reader: Reader, depth: number): Rlp | null {
  const items: Rlp[] = []
  while (reader.at < content.length) {
    const item = readItem(content, reader, depth + 1)
    if (!item) return null
    items.push(item)
  }
  return items
}

/** In the head itself, or in as many bytes behind it as the head says. */
function lengthOf(bytes: Uint8Array, reader: Reader, short: number): number | null {
  if (short <= 55) return short
  const digits = bytes.subarray(reader.at, reader.at + short - 55)
  if (digits.length !== short - 55 || digits.length > 4 || digits[0] === 0) return null
  reader.at += digits.length
  const length = digits.reduce((size, digit) => size * 256 + digit, 0)
  return length > 55 ? length : null
}

/** Writes an item as bytes. */
export function encodeRlpBytes(item: Rlp): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  writeItem(item, parts)
  return concatBytes(...parts.reverse())
}

/** Adds the parts of an item, the last one first, since a length stands before what it counts. Returns its size. */
function writeItem(item: Rlp, parts: Uint8Array[]): number {
  let size = 0
  if (item instanceof Uint8Array) {
    size = item.length
    parts.push(item)
    // a small byte stands for itself
    if (size === 1 && (item[0] ?? 0) < 0x80) return size
  } else for (let at = item.length - 1; at >= 0; at--) size += writeItem(item[at] ?? [], parts)
  const base = item instanceof Uint8Array ? 0x80 : 0xc0
  const head = size <= 55 ? Uint8Array.of(base + size) : longHead(base, size)
  parts.push(head)
  return head.length + size
}

function longHead(base: number, size: number): Uint8Array {
  const digits: number[] = []
  for (let rest = size; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return Uint8Array.of(base + 55 + digits.length, ...digits)
}
