import { concatBytes } from '../../src/lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../src/lib/utf8.ts'

export type Writable =
  | number
  | string
  | boolean
  | Uint8Array
  | readonly Writable[]
  | ReadonlyMap<number | string, Writable>

/** Writes CBOR in its shortest form (RFC 8949 section 4.2.1), keys in the order they come. */
export function cbor(value: Writable): Uint8Array<ArrayBuffer> {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'boolean') return Uint8Array.of(value ? 0xf5 : 0xf4)
  if (typeof value === 'string') {
    const bytes = bytesFromUtf8(value)
    return concatBytes(head(3, bytes.length), bytes)
  }
  if (value instanceof Uint8Array) return concatBytes(head(2, value.length), value)
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, member]) => [cbor(key), cbor(member)])
    return concatBytes(head(5, value.size), ...entries)
  }
  const items = [...(Symbol.iterator in value ? value : [])]
  return concatBytes(head(4, items.length), ...items.map((item) => cbor(item)))
}

function head(kind: number, argument: number): Uint8Array<ArrayBuffer> {
  const first = kind << 5
  if (argument < 24) return Uint8Array.of(first | argument)
  if (argument < 256) return Uint8Array.of(first | 24, argument)
  return Uint8Array.of(first | 25, argument >> 8, argument & 0xff)
}
