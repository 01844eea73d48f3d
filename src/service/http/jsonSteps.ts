import type { Steps } from '../../lib/steps.ts'
import { bytesFromUtf8 } from '../../lib/utf8.ts'

/** Characters that are written between two pauses: about 2 ms. Ours. */
const SLICE_CHARACTERS = 64 * 1024

/** Characters that a number, a name's quotes or a bracket counts for. */
const FEW_CHARACTERS = 8

/**
 * Writes a value as JSON with a pause after every 64 Ki characters: the bytes of the text that `JSON.stringify` writes. A list or
 * object that occurs twice is written once and copied.
 *
 * @param value - what JSON can express.
 */
export function* jsonSteps(value: unknown): Steps<readonly Uint8Array[]> {
  const pieces: Uint8Array[] = []
  const known = new Map<object, readonly [start: number, end: number]>()
  let texts: string[] = []
  let left = SLICE_CHARACTERS

  function flush(): void {
    if (texts.length > 0) pieces.push(bytesFromUtf8(texts.join('')))
    texts = []
  }

  function* write(text: string): Steps<void> {
    texts.push(text)
    left -= text.length
    if (left > 0) return
    flush()
    yield
    left = SLICE_CHARACTERS
  }

  function* writeText(text: string): Steps<void> {
    yield* write('"')
    for (let at = 0; at < text.length; ) {
      let end = Math.min(text.length, at + SLICE_CHARACTERS)
      // not within a pair of surrogates
      if (end < text.length && isHighSurrogate(text.charCodeAt(end - 1))) end++
      yield* write(JSON.stringify(text.slice(at, end)).slice(1, -1))
      at = end
    }
    yield* write('"')
  }

  function* writeMembers(holder: object): Steps<void> {
    const isList = Array.isArray(holder)
    yield* write(isList ? '[' : '{')
    let before = ''
    for (const [name, member] of Object.entries(holder)) {
      if (!isList && !hasJson(member)) continue
      yield* write(isList ? before : `${before}${JSON.stringify(name)}:`)
      yield* writeValue(member)
      before = ','
    }
    yield* write(isList ? ']' : '}')
  }

  function* writeValue(one: unknown): Steps<void> {
    if (charactersLeft(one, SLICE_CHARACTERS / 4) > 0)
      return yield* write(JSON.stringify(one) ?? 'null')
    if (typeof one === 'string') return yield* writeText(one)
    if (typeof one !== 'object' || one === null || 'toJSON' in one)
      return yield* write(JSON.stringify(one) ?? 'null')
    flush()
    const [start, end] = known.get(one) ?? []
    if (start !== undefined) {
      pieces.push(...pieces.slice(start, end))
      return
    }
    const first = pieces.length
    yield* writeMembers(one)
    flush()
    known.set(one, [first, pieces.length])
  }

  yield* writeValue(value)
  flush()
  return pieces
}

function hasJson(value: unknown): boolean {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** About how many characters are left of `most` behind the JSON of a value; not positive where it is longer. */
function charactersLeft(value: unknown, most: number): number {
  if (typeof value === 'string') return most - value.length - FEW_CHARACTERS
  let left = most - FEW_CHARACTERS
  if (typeof value !== 'object' || value === null) return left
  for (const name in value) {
    if (left <= 0) return left
    left = charactersLeft(value[name as keyof typeof value], left - name.length)
  }
  return left
}
