import { isRecord } from '../../lib/isRecord.ts'
import type { AbiParameter } from './abiParameter.ts'

/** Tuples and lists inside each other. */
const MAX_DEPTH = 16
/** What is behind the opening bracket of a list: nothing, or a length from 1 to 1,000,000. */
const LENGTH = /^(?:[1-9]\d{0,5}|1000000)?\]$/
/** Those that are written as they are. */
const WORDS = /^(?:address|bool|function|string|bytes(?:[1-9]|[12]\d|3[0-2])?)$/

/** Reads the `inputs` of a function or an error; null when one of them is of no type that there is. */
export function readParameters(value: unknown, depth = 0): readonly AbiParameter[] | null {
  if (!Array.isArray(value) || depth > MAX_DEPTH) return null
  const parameters = value.map((item) => readParameter(item, depth))
  return parameters.every((parameter) => parameter !== null) ? parameters : null
}

function readParameter(value: unknown, depth: number): AbiParameter | null {
  if (!isRecord(value) || typeof value.type !== 'string') return null
  const name = typeof value.name === 'string' ? value.name : ''
  const [base = '', ...lengths] = value.type.split('[')
  const depthOfBase = depth + lengths.length
  if (depthOfBase > MAX_DEPTH || !lengths.every((length) => LENGTH.test(length))) return null
  const members = base === 'tuple' ? readParameters(value.components, depthOfBase + 1) : null
  const text = members ? `(${members.map((member) => member.text)})` : atomic(base)
  return text === null ? null : { name, text: text + value.type.slice(base.length), members }
}

/** A type with no other in it as signatures write it; null for any other. */
function atomic(type: string): string | null {
  if (WORDS.test(type)) return type
  const [, kind, bits = '256'] = /^(u?int)([1-9]\d{0,2})?$/.exec(type) ?? []
  return kind && Number(bits) <= 256 && Number(bits) % 8 === 0 ? kind + bits : null
}
