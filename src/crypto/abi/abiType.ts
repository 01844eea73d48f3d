import { isRecord } from '../../lib/isRecord.ts'

/** A type of the contract ABI. */
export type AbiType =
  | { readonly kind: 'uint' | 'int'; readonly bits: number }
  | { readonly kind: 'bytes'; readonly size: number | null }
  | { readonly kind: 'address' | 'bool' | 'string' }
  | { readonly kind: 'list'; readonly item: AbiType; readonly length: number | null }
  | { readonly kind: 'tuple'; readonly members: readonly AbiParameter[] }

/** A parameter: its name, its type, and the type as signatures write it. */
export type AbiParameter = { readonly name: string; readonly type: AbiType; readonly text: string }

type Named = { readonly type: AbiType; readonly text: string }

/** Tuples and lists inside each other. */
const MAX_DEPTH = 16
const MAX_LENGTH = 1_000_000

/** Reads the `inputs` of a function or an error; null when one of them is of no type that there is. */
export function readParameters(value: unknown, depth = 0): readonly AbiParameter[] | null {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return null
  const parameters = value.map((item) => readParameter(item, depth))
  return parameters.every((parameter) => parameter !== null) ? parameters : null
}

function readParameter(value: unknown, depth: number): AbiParameter | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null
  const read = readType(value.type, value.components, depth)
  return read && { name: typeof value.name === 'string' ? value.name : '', ...read }
}

function readType(text: string, components: unknown, depth: number): Named | null {
  if (depth > MAX_DEPTH) return null
  if (text.endsWith(']')) {
    const at = text.lastIndexOf('[')
    const length = lengthFrom(text.slice(at + 1, -1))
    const item =
      at > 0 && length !== undefined ? readType(text.slice(0, at), components, depth + 1) : null
    if (!item || length === undefined) return null
    return { type: { kind: 'list', item: item.type, length }, text: item.text + text.slice(at) }
  }
  if (text !== 'tuple') return atomic(text)
  const members = readParameters(components, depth + 1)
  if (!members) return null
  return { type: { kind: 'tuple', members }, text: `(${members.map((one) => one.text).join(',')})` }
}

/** Null for a list of any length, undefined for no number. */
function lengthFrom(text: string): number | null | undefined {
  if (text === '') return null
  return /^[1-9]\d{0,6}$/.test(text) && Number(text) <= MAX_LENGTH ? Number(text) : undefined
}

function atomic(text: string): Named | null {
  if (text === 'address' || text === 'bool' || text === 'string')
    return { type: { kind: text }, text }
  // an address and a selector together
  if (text === 'function') return { type: { kind: 'bytes', size: 24 }, text }
  const [, kind, digits = ''] = /^(uint|int|bytes)([1-9]\d{0,2})?$/.exec(text) ?? []
  if (kind === 'bytes') {
    const size = digits === '' ? null : Number(digits)
    return (size ?? 0) <= 32 ? { type: { kind, size }, text } : null
  }
  if (kind !== 'uint' && kind !== 'int') return null
  const bits = digits === '' ? 256 : Number(digits)
  if (bits > 256 || bits % 8 !== 0) return null
  return { type: { kind, bits }, text: `${kind}${bits}` }
}
