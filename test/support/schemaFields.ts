import type { Schema } from '../../src/wire/endpoint.ts'

/** The insides of a schema that this file reads; every kind of schema has some of them. */
type Inside = {
  readonly type?: unknown
  readonly entries?: unknown
  readonly wrapped?: unknown
  readonly item?: unknown
  readonly options?: unknown
}

function inside(value: unknown): Inside {
  return typeof value === 'object' && value !== null ? value : {}
}

const optionalKinds: readonly unknown[] = ['optional', 'nullish', 'exact_optional']

function kindOf(value: unknown): string {
  const { type, wrapped, item, options } = inside(value)
  if (optionalKinds.includes(type) || type === 'nullable') return kindOf(wrapped)
  if (type === 'picklist' || type === 'literal') return 'string'
  if (type === 'record' || type === 'strict_object') return 'object'
  if (type === 'array') return `${kindOf(item)}[]`
  if (type === 'union' && Array.isArray(options)) {
    return [...new Set(options.map(kindOf))].join(' | ')
  }
  return String(type)
}

export type Field = { readonly kind: string; readonly required: boolean }

/** The fields of an object schema: the kind of each, and whether it must be there. */
export function fieldsOf(schema: Schema): Record<string, Field> {
  const entries = inside(schema).entries
  return Object.fromEntries(
    Object.entries(inside(entries)).map(([name, field]) => [
      name,
      { kind: kindOf(field), required: !optionalKinds.includes(inside(field).type) },
    ]),
  )
}

/** The fields of an object schema as one text each: the kind, and `!` or `?` for whether it must be there. */
export function kindsOf(schema: Schema): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fieldsOf(schema)).map(([name, { kind, required }]) => [
      name,
      kind + (required ? '!' : '?'),
    ]),
  )
}
