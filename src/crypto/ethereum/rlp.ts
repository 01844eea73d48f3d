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
  const reader: Reader = { items: 0 }
  const read = readItem(bytes, 0, reader, 0)
  return read && read.end === bytes.length ? read.item : null
}

type Reader = { items: number }
type Read = { readonly item: Rlp; readonly end: number }
type Span = { readonly start: number; readonly end: number }

function readItem(bytes: Uint8Array, at: number, reader: Reader, depth: number): Read | null {
  const head = bytes[at]
  if (head === undefined || depth > MAX_DEPTH || ++reader.items > MAX_ITEMS) return null
  if (head < 0x80) return { item: bytes.subarray(at, at + 1), end: at + 1 }
  const isList = head >= 0xc0
  const span = spanOf(bytes, at, isList ? 0xc0 : 0x80)
  if (!span) return null
  if (isList) return readList(bytes, span, reader, depth)
  const item = bytes.subarray(span.start, span.end)
  // a small byte stands for itself
  if (item.length === 1 && (item[0] ?? 0) < 0x80) return null
  return { item, end: span.end }
}

function readList(bytes: Uint8Array, span: Span, reader: Reader, depth: number): Read | null {
  const content = bytes.subarray(0, span.end)
  const items: Rlp[] = []
  let at = span.start
  while (at < span.end) {
    const read = readItem(content, at, reader, depth + 1)
    if (!read) return null
    items.push(read.item)
    at = read.end
  }
  return { item: items, end: span.end }
}

/** Where the content is: after a head of one byte, or of the length of the length. */
function spanOf(bytes: Uint8Array, at: number, base: number): Span | null {
  const short = (bytes[at] ?? 0) - base
  if (short <= 55) return within(bytes, at + 1, short)
  const start = at + 1 + (short - 55)
  const digits = bytes.subarray(at + 1, start)
  if (digits.length !== short - 55 || digits.length > 4 || digits[0] === 0) return null
  const length = digits.reduce((size, digit) => size * 256 + digit, 0)
  return length > 55 ? within(bytes, start, length) : null
}

function within(bytes: Uint8Array, start: number, length: number): Span | null {
  return start + length <= bytes.length ? { start, end: start + length } : null
}
