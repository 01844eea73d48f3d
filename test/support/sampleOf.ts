import * as v from 'valibot'
import type { Schema } from '../../src/wire/endpoint.ts'

/** The insides of a schema that this file reads; every kind of schema has some of them. */
type Inside = {
  readonly type?: unknown
  readonly entries?: unknown
  readonly wrapped?: unknown
  readonly item?: unknown
  readonly options?: unknown
}

/** Texts of which each kind of text on the wire takes one. */
const texts = [
  'text',
  '1',
  'mara@okafor.example',
  `02${'1'.repeat(64)}`,
  '+447700900123',
  'https://app.example',
  '1'.repeat(64),
  `04${'1'.repeat(128)}`,
]

/**
 * A value that a schema takes, with every member that it knows.
 *
 * @param named - values for members of that name, so that a sample is about something that is there.
 * @throws TypeError for a schema that takes none of the values that are tried.
 */
export function sampleOf(schema: Schema, named: Readonly<Record<string, unknown>> = {}): unknown {
  for (const candidate of candidatesOf(schema, named)) if (v.is(schema, candidate)) return candidate
  throw new TypeError(`no sample of ${Object(schema).type} is known`)
}

function candidatesOf(schema: Schema, named: Readonly<Record<string, unknown>>): unknown[] {
  const { type, entries, wrapped, item, options }: Inside = Object(schema)
  if (isSchema(wrapped)) return candidatesOf(wrapped, named)
  if (isSchema(item)) return [[sampleOf(item, named)], []]
  if (Array.isArray(options))
    return options.flatMap((one) => (isSchema(one) ? candidatesOf(one, named) : [one]))
  if (typeof entries === 'object' && entries !== null) return [sampleOfEntries(entries, named)]
  switch (type) {
    case 'string':
      return texts
    case 'number':
      return [1, 6, 12]
    case 'boolean':
      return [true]
    case 'literal':
      return [Object(schema).literal]
    default:
      return [{}, 'text', 1, undefined]
  }
}

function sampleOfEntries(entries: object, named: Readonly<Record<string, unknown>>): object {
  const members = Object.entries(entries).map(([name, inner]) => {
    const known = named[name]
    const isGood = known !== undefined && isSchema(inner) && v.is(inner, known)
    return [name, isGood ? known : sampleOrNothing(inner, named)]
  })
  return Object.fromEntries(members)
}

function sampleOrNothing(inner: unknown, named: Readonly<Record<string, unknown>>): unknown {
  return isSchema(inner) ? sampleOf(inner, named) : undefined
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && '~standard' in value
}
