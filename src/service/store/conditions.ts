import type { TableName } from './rows.ts'
import type { Patch, Where } from './store.ts'
import { type Column, tableOf } from './tables.ts'

export type Scalar = string | number | boolean | null

/** One thing that a row must fulfil. */
export type Test = {
  readonly column: string
  readonly operator: '=' | '<' | '>'
  readonly value: Scalar
}

/** One column that an update changes: to a value, or by a step. */
export type Change = { readonly column: string; readonly add: boolean; readonly value: unknown }

/**
 * Reads a `Where` into tests, the same for every engine.
 *
 * Ours: an undefined value throws; to skip it would widen the question to rows that nobody meant.
 */
export function testsOf<T extends TableName>(table: T, where: Where<T>): readonly Test[] {
  const { columns } = tableOf(table)
  const tests: Test[] = []
  for (const [column, wanted] of Object.entries<unknown>(where)) {
    const spec = columns[column]
    if (!spec || spec.kind === 'json') throw wrong(table, column, 'cannot be asked for')
    if (typeof wanted !== 'object' || wanted === null) {
      tests.push({ column, operator: '=', value: scalar(table, column, spec, wanted) })
      continue
    }
    const before = tests.length
    const filled: Column = { ...spec, nullable: false }
    const ends: [string, unknown][] = Object.entries(wanted)
    for (const [end, value] of ends) {
      if (end !== 'lt' && end !== 'gt') throw wrong(table, column, 'has an unknown condition')
      const operator = end === 'lt' ? '<' : '>'
      tests.push({ column, operator, value: scalar(table, column, filled, value) })
    }
    if (tests.length === before) throw wrong(table, column, 'has an empty range')
  }
  return tests
}

/**
 * Reads a `Patch` into changes.
 *
 * Ours: keys never change, so that only an insert can meet a key that is taken.
 */
export function changesOf<T extends TableName>(table: T, patch: Patch<T>): readonly Change[] {
  const { columns, unique } = tableOf(table)
  const entries = Object.entries<unknown>(patch)
  if (entries.length === 0) throw wrong(table, 'patch', 'changes nothing')
  return entries.map(([column, value]) => {
    const spec = columns[column]
    if (!spec || column === 'id' || unique.some((key) => key.includes(column))) {
      throw wrong(table, column, 'cannot be changed')
    }
    if (spec.kind !== 'integer' || typeof value !== 'object' || value === null) {
      return { column, add: false, value: checked(table, column, spec, value) }
    }
    const step = 'add' in value ? value.add : undefined
    return { column, add: true, value: scalar(table, column, { ...spec, nullable: false }, step) }
  })
}

/** The values of a whole row in the order of its columns; throws when a column is missing or too many. */
export function valuesOf<T extends TableName>(table: T, row: object): readonly unknown[] {
  const { columns } = tableOf(table)
  const given = new Map<string, unknown>(Object.entries(row))
  const names = Object.keys(columns)
  if (given.size !== names.length) throw wrong(table, 'row', 'has other columns than the table')
  return Object.entries(columns).map(([name, spec]) => checked(table, name, spec, given.get(name)))
}

function checked(table: TableName, name: string, spec: Column, value: unknown): unknown {
  if (spec.kind !== 'json') return scalar(table, name, spec, value)
  if (typeof value === 'object' && value !== null) return value
  throw wrong(table, name, 'is not an object or a list')
}

function scalar(table: TableName, name: string, spec: Column, value: unknown): Scalar {
  if (value === null && spec.nullable) return null
  if (spec.kind === 'text' && typeof value === 'string') {
    // PostgreSQL keeps neither; no engine takes what another would refuse or alter.
    if (!/\p{Surrogate}/u.test(value) && !value.includes('\0')) return value
    throw wrong(table, name, 'has a character that cannot be stored')
  }
  if (spec.kind === 'integer' && typeof value === 'number' && Number.isSafeInteger(value)) {
    return value
  }
  if (spec.kind === 'boolean' && typeof value === 'boolean') return value
  throw wrong(table, name, `is not of the kind ${spec.kind}`)
}

/** Names the column, never the value: values may be secrets. */
function wrong(table: TableName, column: string, what: string): TypeError {
  return new TypeError(`${table}.${column} ${what}`)
}
