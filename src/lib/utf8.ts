const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

export function bytesFromUtf8(text: string): Uint8Array<ArrayBuffer> {
  return encoder.encode(text)
}

/** Null when the bytes are not UTF-8. A byte order mark is kept, so that a caller can refuse it. */
export function utf8FromBytes(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes)
  } catch {
    return null // the fatal decoder throws on malformed bytes; that is the answer
  }
}
