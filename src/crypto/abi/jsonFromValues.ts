import { type AbiParameter, listOf } from './abiParameter.ts'
import type { AbiValue } from './decodeAbi.ts'

/** Values as JSON that keeps the names of tuples; numbers become decimal text, for JSON has none so large. */
type Json = string | boolean | readonly Json[] | { readonly [name: string]: Json }

/** Writes decoded parameters as the JSON of an object; one without a name bears its place, counted from 0. */
export function jsonFromValues(
  parameters: readonly AbiParameter[],
  values: readonly AbiValue[],
): string {
  return JSON.stringify(named(parameters, values))
}

function named(parameters: readonly AbiParameter[], values: readonly AbiValue[]): Json {
  return Object.fromEntries(
    parameters.map((parameter, i) => [
      parameter.name === '' ? String(i) : parameter.name,
      jsonOf(parameter, values[i] ?? ''),
    ]),
  )
}

function jsonOf(parameter: AbiParameter, value: AbiValue): Json {
  if (typeof value === 'bigint') return value.toString()
  if (typeof value === 'string' || typeof value === 'boolean') return value
  const list = listOf(parameter)
  return list ? value.map((item) => jsonOf(list.item, item)) : named(parameter.members ?? [], value)
}
