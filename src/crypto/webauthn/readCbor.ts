import { utf8FromBytes } from '../../lib/utf8.ts'

/** What CBOR of authenticators can hold: no floats, no tags. */
export type CborValue =
  | number
  | string
  | boolean
  | null
  | Uint8Array<ArrayBuffer>
  | readonly CborValue[]
  | CborMap

export type CborMap = ReadonlyMap<number | string, CborValue>

/** One item and where the next one begins. */
export type CborItem = { readonly value: CborValue; readonly end: number }

const MAX_DEPTH = 8

/**
 * Reads one item of CBOR as authenticators write it (CTAP 2.1 section 8, canonical form); undefined for anything else.
 *
 * Ours: every length is compared with the bytes that are left before it is used, at most 8 levels, no indefinite
 * lengths, no length or number written longer than needed, no key twice. The order of keys is free.
 */
export function readCborItem(bytes: Uint8Array<ArrayBuffer>, start = 0): CborItem | undefined {
  return itemAt(bytes, start, 1)
}

/** The same for bytes that must be one item and nothing behind it. */
export function readCbor(bytes: Uint8Array<ArrayBuffer>): CborValue | undefined {
  const item = readCborItem(bytes)
  return item?.end === bytes.length ? item.value : undefined
}

export function isCborMap(value: CborValue | undefined): value is CborMap {
  return value instanceof Map
}

function itemAt(bytes: Uint8Array<ArrayBuffer>, at: number, depth: number): CborItem | undefined {
  const head = headAt(bytes, at)
  if (!head || depth > MAX_DEPTH) return undefined
  const { kind, argument, end } = head
  const left = bytes.length - end
  switch (kind) {
    case 0:
      return { value: argument, end }
    case 1:
      return { value: -1 - argument, end }
    case 2:
      return argument > left
        ? undefined
        : { value: bytes.slice(end, end + argument), end: end + argument }
    case 3:
      return argument > left ? undefined : textAt(bytes, end, argument)
    case 4:
      return argument > left ? undefined : listAt(bytes, { count: argument, at: end, depth })
    case 5:
      return argument > left / 2 ? undefined : mapAt(bytes, { count: argument, at: end, depth })
    case 7:
      return simpleAt(argument, end)
    default:
      return undefined // a tag
  }
}

type Head = { readonly kind: number; readonly argument: number; readonly end: number }

/** Kind and argument of an item; the argument in its shortest form only, and as an exact number. */
function headAt(bytes: Uint8Array, at: number): Head | undefined {
  const first = bytes[at]
  if (first === undefined) return undefined
  const kind = first >> 5
  const info = first & 0x1f
  if (info < 24) return { kind, argument: info, end: at + 1 }
  const size = 1 << (info - 24)
  if (kind === 7 || info > 27 || size > bytes.length - at - 1) return undefined
  let argument = 0
  for (const byte of bytes.subarray(at + 1, at + 1 + size)) argument = argument * 256 + byte
  const smallest = info === 24 ? 24 : 2 ** (size * 4)
  return argument >= smallest && argument < Number.MAX_SAFE_INTEGER
    ? { kind, argument, end: at + 1 + size }
    : undefined
}

function textAt(
  bytes: Uint8Array<ArrayBuffer>,
  start: number,
  length: number,
): CborItem | undefined {
  const end = start + length
  const value = utf8FromBytes(bytes.subarray(start, end))
  return value === null ? undefined : { value, end }
}

type Holder = { readonly count: number; readonly at: number; readonly depth: number }

function listAt(bytes: Uint8Array<ArrayBuffer>, { count, at, depth }: Holder) {
  const value: CborValue[] = []
  let end = at
  for (let i = 0; i < count; i++) {
    const item = itemAt(bytes, end, depth + 1)
    if (!item) return undefined
    value.push(item.value)
    end = item.end
  }
  return { value, end }
}

function mapAt(bytes: Uint8Array<ArrayBuffer>, { count, at, depth }: Holder) {
  const value = new Map<number | string, CborValue>()
  let end = at
  for (let i = 0; i < count; i++) {
    const key = itemAt(bytes, end, depth + 1)
    if (typeof key?.value !== 'number' && typeof key?.value !== 'string') return undefined
    const item = itemAt(bytes, key.end, depth + 1)
    if (!item || value.has(key.value)) return undefined
    value.set(key.value, item.value)
    end = item.end
  }
  return { value, end }
}

function simpleAt(argument: number, end: number): CborItem | undefined {
  if (argument === 20 || argument === 21) return { value: argument === 21, end }
  return argument === 22 ? { value: null, end } : undefined
}
