import { concatBytes } from '../../../lib/concatBytes.ts'

/** An entry of a PSBT: the type and its data, and the value (BIP-174, "Specification"). */
type PsbtEntry = { readonly key: Uint8Array; readonly value: Uint8Array }
export type PsbtMap = readonly PsbtEntry[]

/** The maps of a PSBT, and the parts of its unsigned transaction, which only version 0 has. */
export type PsbtParts = {
  readonly common: PsbtMap
  readonly inputs: readonly PsbtMap[]
  readonly outputs: readonly PsbtMap[]
  readonly unsigned: UnsignedParts | null
}

/** The bytes of an unsigned transaction, cut at its inputs and outputs. */
type UnsignedParts = {
  readonly version: Uint8Array
  readonly inputs: readonly Uint8Array[]
  readonly outputs: readonly Uint8Array[]
  readonly lockTime: Uint8Array
}

const MAGIC = Uint8Array.of(0x70, 0x73, 0x62, 0x74, 0xff)
/** Types of the global map: the unsigned transaction of version 0, and the counts of version 2 (BIP-370). */
const [UNSIGNED, INPUT_COUNT, OUTPUT_COUNT] = [0x00, 0x04, 0x05]
/** An outpoint is an id and a number; a sequence stands behind the script. */
const [OUTPOINT_BYTES, SEQUENCE_BYTES, AMOUNT_BYTES, WORD_BYTES] = [36, 4, 8, 4]

/** Cuts a PSBT at its maps, without a look at what they say; null for bytes that cannot be cut. */
export function cutPsbt(bytes: Uint8Array): PsbtParts | null {
  const reader = createReader(bytes)
  try {
    if (reader.take(MAGIC.length).some((byte, i) => byte !== MAGIC[i])) return null
    const first = reader.takeMap()
    const unsignedBytes = findValue(first, UNSIGNED)
    const unsigned = unsignedBytes ? cutUnsigned(unsignedBytes) : null
    const inputCount = unsigned ? unsigned.inputs.length : countOf(first, INPUT_COUNT)
    const outputCount = unsigned ? unsigned.outputs.length : countOf(first, OUTPUT_COUNT)
    const inputs = takeMany(inputCount, reader.takeMap)
    const outputs = takeMany(outputCount, reader.takeMap)
    return reader.isDone() ? { common: first, inputs, outputs, unsigned } : null
  } catch (error) {
    if (error instanceof RangeError) return null // the bytes end too early
    throw error
  }
}

/** Joins what `cutPsbt` has cut, with other maps or fewer. */
export function joinPsbt(parts: PsbtParts): Uint8Array<ArrayBuffer> {
  const { inputs, outputs, unsigned } = parts
  const values = new Map([
    [INPUT_COUNT, writeSize(inputs.length)],
    [OUTPUT_COUNT, writeSize(outputs.length)],
  ])
  if (unsigned) values.set(UNSIGNED, joinUnsigned(unsigned))
  const first = parts.common.map(({ key, value }) => {
    const [type = -1] = key
    const isOwn = key.length === 1 && (type === UNSIGNED || !unsigned)
    return { key, value: (isOwn ? values.get(type) : undefined) ?? value }
  })
  return concatBytes(MAGIC, ...[first, ...inputs, ...outputs].flatMap(writeMap))
}

function cutUnsigned(bytes: Uint8Array): UnsignedParts {
  const reader = createReader(bytes)
  const version = reader.take(WORD_BYTES)
  const inputs = takeMany(reader.takeSize(), () =>
    reader.cut(() => {
      reader.take(OUTPOINT_BYTES)
      reader.take(reader.takeSize())
      reader.take(SEQUENCE_BYTES)
    }),
  )
  const outputs = takeMany(reader.takeSize(), () =>
    reader.cut(() => {
      reader.take(AMOUNT_BYTES)
      reader.take(reader.takeSize())
    }),
  )
  const lockTime = reader.take(WORD_BYTES)
  if (!reader.isDone()) throw new RangeError('more bytes than a transaction has')
  return { version, inputs, outputs, lockTime }
}

function joinUnsigned({ version, inputs, outputs, lockTime }: UnsignedParts): Uint8Array {
  const sizes = [writeSize(inputs.length), writeSize(outputs.length)] as const
  return concatBytes(version, sizes[0], ...inputs, sizes[1], ...outputs, lockTime)
}

function takeMany<T>(count: number, take: () => T): readonly T[] {
  const taken: T[] = []
  // a count that no bytes stand behind ends with them
  while (taken.length < count) taken.push(take())
  return taken
}

function findValue(map: PsbtMap, type: number): Uint8Array | undefined {
  return map.find(({ key }) => key.length === 1 && key[0] === type)?.value
}

function countOf(map: PsbtMap, type: number): number {
  const value = findValue(map, type)
  if (!value) throw new RangeError('no count')
  return createReader(value).takeSize()
}

/** Takes bytes from the front. @throws RangeError when there are fewer. */
function createReader(bytes: Uint8Array) {
  let at = 0

  function take(size: number): Uint8Array {
    if (size > bytes.length - at) throw new RangeError('too few bytes')
    at += size
    return bytes.subarray(at - size, at)
  }

  /** A number of one, three, five or nine bytes; one of nine is larger than anything here. */
  function takeSize(): number {
    const [first = 0] = take(1)
    if (first < 0xfd) return first
    if (first === 0xff) throw new RangeError('too large')
    return take(first === 0xfd ? 2 : 4).reduceRight((size, byte) => size * 256 + byte, 0)
  }

  function takeMap(): PsbtMap {
    const entries: PsbtEntry[] = []
    for (;;) {
      const size = takeSize()
      if (size === 0) return entries
      const key = take(size)
      entries.push({ key, value: take(takeSize()) })
    }
  }

  return {
    take,
    takeSize,
    takeMap,
    isDone: () => at === bytes.length,
    cut(advance: () => void): Uint8Array {
      const start = at
      advance()
      return bytes.subarray(start, at)
    },
  }
}

function writeMap(map: PsbtMap): readonly Uint8Array[] {
  const entries = map.flatMap(({ key, value }) => [
    writeSize(key.length),
    key,
    writeSize(value.length),
    value,
  ])
  return [...entries, Uint8Array.of(0)]
}

function writeSize(size: number): Uint8Array {
  if (size < 0xfd) return Uint8Array.of(size)
  const digits = Array.from({ length: size < 0x10000 ? 2 : 4 }, (_, i) => (size >>> (8 * i)) & 0xff)
  return Uint8Array.of(digits.length === 2 ? 0xfd : 0xfe, ...digits)
}
