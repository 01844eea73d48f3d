import { createByteReader, OutOfBytes } from './byteReader.ts'

const VERSION_1 = 0x81
const HEAD_BYTES = 3
const KEY_BYTES = 32
/** Each bit of the mask brings four bytes. */
const SETTING_BYTES = 4

/**
 * Whether bytes are the message of a transaction of version 1. Such a transaction is not read here; its message is known for
 * what it is, so that nobody signs it as a text.
 *
 * Spec: SIMD-0385.
 */
export function isVersion1Message(bytes: Uint8Array): boolean {
  const reader = createByteReader(bytes)
  try {
    if (reader.byte() !== VERSION_1) return false
    reader.take(HEAD_BYTES)
    const settings = reader.take(4).reduce((count, byte) => count + bitsOf(byte), 0)
    reader.take(KEY_BYTES)
    const [instructions, keys] = [reader.byte(), reader.byte()]
    reader.take(keys * KEY_BYTES + settings * SETTING_BYTES)
    const heads = Array.from({ length: instructions }, () => reader.take(4))
    // of each: its program, how many keys it has, and in two bytes how much data
    for (const [, count = 0, low = 0, high = 0] of heads) reader.take(count + low + high * 256)
    return reader.isDone()
  } catch (error) {
    if (error instanceof OutOfBytes) return false
    throw error
  }
}

function bitsOf(byte: number): number {
  return byte === 0 ? 0 : (byte & 1) + bitsOf(byte >> 1)
}
