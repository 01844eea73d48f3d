import { concatBytes } from '../../lib/concatBytes.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

/** What an attestation holds. */
export type CborWritable =
  | null
  | number
  | string
  | Uint8Array
  | readonly CborWritable[]
  | ReadonlyMap<number | string, CborWritable>

/** Writes CBOR in its shortest form (RFC 8949 section 4.2.1), whole numbers from 0 on; keys stay in their order. */
export function writeCbor(value: CborWritable): Uint8Array<ArrayBuffer> {
  if (value === null) return Uint8Array.of(0xf6)
  if (typeof value === 'number') return head(0, value)
  if (typeof value === 'string') {
    const bytes = bytesFromUtf8(value)
    return concatBytes(head(3, bytes.length), bytes)
  }
  if (value instanceof Uint8Array) return concatBytes(head(2, value.length), value)
  if (value instanceof Map) {
    const members = [...value].flatMap(([key, member]) => [writeCbor(key), writeCbor(member)])
    return concatBytes(head(5, value.size), ...members)
  }
  const items = [...(Symbol.iterator in value ? value : [])]
  return concatBytes(head(4, items.length), ...items.map((item) => writeCbor(item)))
}

function head(kind: number, argument: number): Uint8Array<ArrayBuffer> {
  if (argument < 24) return Uint8Array.of((kind << 5) | argument)
  const size = [1, 2, 4, 8].find((bytes) => argument < 2 ** (bytes * 8)) ?? 8
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt(argument))
  return concatBytes(Uint8Array.of((kind << 5) | (24 + Math.log2(size))), bytes.subarray(8 - size))
}
