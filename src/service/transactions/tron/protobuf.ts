/** The fields of a message by their numbers: whole numbers of 64 bits without a sign, or bytes. */
export type ProtobufFields = ReadonlyMap<number, bigint | Uint8Array>

const VARINT = 0n
const BYTES = 2n
/** Seven bits each. */
const MOST_VARINT_BYTES = 10

/** Reads a number of varying length; null where there is none. */
export function readVarint(
  bytes: Uint8Array,
  start: number,
): { readonly value: bigint; readonly end: number } | null {
  let value = 0n
  for (let place = 0; place < MOST_VARINT_BYTES; place++) {
    const byte = bytes[start + place]
    if (byte === undefined) return null
    value |= BigInt(byte & 0x7f) << BigInt(7 * place)
    if (byte < 0x80) return { value, end: start + place + 1 }
  }
  return null
}

/**
 * Reads a protobuf message of numbers and bytes.
 *
 * Ours: null for one that has a field twice. Readers differ on which of them counts, so nothing can be said of it.
 */
export function readProtobuf(bytes: Uint8Array): ProtobufFields | null {
  const fields = new Map<number, bigint | Uint8Array>()
  let at = 0
  while (at < bytes.length) {
    const key = readVarint(bytes, at)
    const value = key && readVarint(bytes, key.end)
    if (!key || !value || fields.has(Number(key.value >> 3n))) return null
    const number = Number(key.value >> 3n)
    const kind = key.value & 7n
    if (kind !== VARINT && kind !== BYTES) return null
    at = value.end
    if (kind === VARINT) fields.set(number, BigInt.asUintN(64, value.value))
    else {
      if (value.value > BigInt(bytes.length - at)) return null
      const end = at + Number(value.value)
      fields.set(number, bytes.subarray(at, end))
      at = end
    }
  }
  return fields
}
