/** One element of DER. */
export type DerElement = {
  readonly tag: number
  /** What it holds. */
  readonly content: Uint8Array
  /** The same with tag and length. */
  readonly whole: Uint8Array
}

/** The tags that certificates use (X.690 section 8). */
export const DER = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  objectIdentifier: 0x06,
  utf8String: 0x0c,
  utcTime: 0x17,
  generalizedTime: 0x18,
  sequence: 0x30,
  set: 0x31,
  /** The version of a certificate. */
  explicit0: 0xa0,
  /** The extensions of a certificate. */
  explicit3: 0xa3,
} as const

/**
 * Reads the elements that lie side by side and fill the bytes; null for anything that is not DER (X.690 section 10).
 *
 * Ours: tags of one byte and lengths below 65,536 only, which is all that a certificate needs.
 */
export function readDer(bytes: Uint8Array): readonly DerElement[] | null {
  const elements: DerElement[] = []
  let at = 0
  while (at < bytes.length) {
    const element = elementAt(bytes, at)
    if (!element) return null
    elements.push(element)
    at += element.whole.length
  }
  return elements
}

/** The elements within an element of this tag; null when it has another one. */
export function within(element: DerElement | undefined, tag: number) {
  return element?.tag === tag ? readDer(element.content) : null
}

/** The content of the only element of these bytes, if it has this tag. */
export function contentOf(bytes: Uint8Array, tag: number): Uint8Array | null {
  const [element, ...more] = readDer(bytes) ?? []
  return element?.tag === tag && more.length === 0 ? element.content : null
}

/**
 * Reads a signature of two integers as r and s side by side (RFC 3279 section 2.2.3).
 *
 * @param half - how many bytes each of them takes.
 */
export function rawSignature(der: Uint8Array, half: number): Uint8Array<ArrayBuffer> | null {
  const [sequence, ...behind] = readDer(der) ?? []
  const [r, s, ...more] = within(sequence, DER.sequence) ?? []
  if (!r || !s || more.length > 0 || behind.length > 0) return null
  const raw = new Uint8Array(2 * half)
  for (const [i, integer] of [r, s].entries()) {
    const value = unsigned(integer)
    if (!value || value.length > half) return null
    raw.set(value, (i + 1) * half - value.length)
  }
  return raw
}

/** A whole number that is not negative, in as few bytes as it takes; null when it is written otherwise. */
export function unsigned({ tag, content }: DerElement): Uint8Array | null {
  const [first, second] = content
  if (tag !== DER.integer || first === undefined || first > 0x7f) return null
  if (first > 0 || second === undefined) return content
  return second > 0x7f ? content.subarray(1) : null
}

function elementAt(bytes: Uint8Array, start: number): DerElement | null {
  const tag = bytes[start] ?? 0
  const first = bytes[start + 1]
  if (first === undefined || (tag & 0x1f) === 0x1f) return null
  const more = first < 0x80 ? 0 : first - 0x80
  const from = start + 2 + more
  if ((first >= 0x80 && more === 0) || more > 2 || from > bytes.length) return null
  let length = more === 0 ? first : 0
  for (const byte of bytes.subarray(start + 2, from)) length = length * 256 + byte
  const isShortest = more === 0 || length >= (more === 1 ? 0x80 : 0x100)
  const end = from + length
  if (!isShortest || end > bytes.length) return null
  return { tag, content: bytes.subarray(from, end), whole: bytes.subarray(start, end) }
}
