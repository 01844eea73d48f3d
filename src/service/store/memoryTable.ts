import type { Scalar, Test } from './conditions.ts'
import type { Table } from './tables.ts'

export type MemoryRow = Readonly<Record<string, unknown>> & { readonly id: string }

export type MemoryTable = {
  get(id: string): MemoryRow | undefined
  put(row: MemoryRow): void
  delete(id: string): void
  /** Rows that may fulfil the tests: the shortest list that an index offers, else all. */
  candidates(tests: readonly Test[]): Iterable<MemoryRow>
}

/** Rows by id, and a hash index on each column that a key or an index of the table names. */
export function createMemoryTable(spec: Table): MemoryTable {
  const rows = new Map<string, MemoryRow>()
  const columns = new Set([...spec.unique, ...spec.indexes].flat())
  const indexes = new Map(
    [...columns].map((column) => [column, new Map<unknown, Map<string, MemoryRow>>()]),
  )

  function drop(id: string): void {
    const row = rows.get(id)
    if (!row) return
    rows.delete(id)
    for (const [column, index] of indexes) {
      const bucket = index.get(row[column])
      bucket?.delete(id)
      if (bucket?.size === 0) index.delete(row[column])
    }
  }

  return {
    get: (id) => rows.get(id),
    delete: drop,
    put: (row) => {
      drop(row.id)
      rows.set(row.id, row)
      for (const [column, index] of indexes) {
        const bucket = index.get(row[column]) ?? new Map<string, MemoryRow>()
        index.set(row[column], bucket.set(row.id, row))
      }
    },
    candidates: (tests) => {
      let best: ReadonlyMap<string, MemoryRow> = rows
      for (const { column, operator, value } of tests) {
        if (operator !== '=') continue
        if (column === 'id') {
          const row = rows.get(String(value))
          return row ? [row] : []
        }
        const index = indexes.get(column)
        if (!index) continue
        const bucket = index.get(value)
        if (!bucket) return []
        if (bucket.size < best.size) best = bucket
      }
      return best.values()
    },
  }
}

export function fulfils(row: MemoryRow, tests: readonly Test[]): boolean {
  return tests.every(({ column, operator, value }) => {
    const actual = row[column]
    if (operator === '=') return actual === value
    return operator === '<' ? isLess(actual, value) : isLess(value, actual)
  })
}

function isLess(left: Scalar | unknown, right: Scalar | unknown): boolean {
  if (typeof left === 'number' && typeof right === 'number') return left < right
  return typeof left === 'string' && typeof right === 'string' && left < right
}
