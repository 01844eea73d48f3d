import { changesOf, type Test, testsOf, valuesOf } from './conditions.ts'
import { createMemoryReads } from './memoryReads.ts'
import { fulfils, type MemoryRow, type MemoryTable } from './memoryTable.ts'
import type { TableName } from './rows.ts'
import { type Transaction, UniqueViolation, type Where } from './store.ts'
import { tableOf } from './tables.ts'

type MemoryTables = { readonly [T in TableName]: MemoryTable }

/** A transaction that keeps its changes beside the committed rows until `commit`; to drop it is to roll back. */
export function createMemoryTransaction(committed: MemoryTables): {
  readonly tx: Transaction
  commit(): void
  end(): void
} {
  /** Changed rows by table and id; null for a removed one. */
  const changed = new Map<TableName, Map<string, MemoryRow | null>>()
  let ended = false

  function changedIn(table: TableName): Map<string, MemoryRow | null> {
    if (ended) throw new Error('The transaction is over.')
    const rows = changed.get(table) ?? new Map<string, MemoryRow | null>()
    changed.set(table, rows)
    return rows
  }

  function* candidates(table: TableName, tests: readonly Test[]): Iterable<MemoryRow> {
    const own = changedIn(table)
    for (const row of committed[table].candidates(tests)) if (!own.has(row.id)) yield row
    for (const row of own.values()) if (row) yield row
  }

  function matching<T extends TableName>(table: T, where: Where<T>): readonly MemoryRow[] {
    const tests = testsOf(table, where)
    return [...candidates(table, tests)].filter((row) => fulfils(row, tests))
  }

  function requireUnique(table: TableName, row: MemoryRow): void {
    for (const columns of tableOf(table).unique) {
      const tests = columns.map((column): Test => {
        return { column, operator: '=', value: row[column] as Test['value'] }
      })
      if (tests.some((test) => test.value === null)) continue // as in SQL, null equals nothing
      for (const other of candidates(table, tests)) {
        if (other.id !== row.id && fulfils(other, tests)) throw new UniqueViolation(table)
      }
    }
  }

  const tx: Transaction = {
    ...createMemoryReads(candidates),
    insert: async (table, row) => {
      const values = valuesOf(table, row)
      const names = Object.keys(tableOf(table).columns)
      const copy = frozenRow(names.map((name, i) => [name, copied(values[i])]))
      const own = changedIn(table)
      const current = own.has(copy.id) ? own.get(copy.id) : committed[table].get(copy.id)
      if (current) throw new UniqueViolation(table)
      requireUnique(table, copy)
      own.set(copy.id, copy)
    },
    update: async (table, where, patch) => {
      const changes = changesOf(table, patch)
      const own = changedIn(table)
      const rows = matching(table, where)
      for (const row of rows) {
        const next = changes.map(({ column, add, value }) => {
          return [column, add ? Number(row[column]) + Number(value) : copied(value)] as const
        })
        const copy = frozenRow([...Object.entries(row), ...next])
        own.set(copy.id, copy)
      }
      return rows.length
    },
    remove: async (table, where) => {
      const own = changedIn(table)
      const rows = matching(table, where)
      for (const row of rows) own.set(row.id, null)
      return rows.length
    },
  }

  return {
    tx,
    commit: () => {
      for (const [table, rows] of changed) {
        for (const [id, row] of rows) {
          if (row) committed[table].put(row)
          else committed[table].delete(id)
        }
      }
    },
    end: () => {
      ended = true
    },
  }
}

function frozenRow(entries: Iterable<readonly [string, unknown]>): MemoryRow {
  return Object.freeze(Object.fromEntries(entries)) as MemoryRow
}

/** Copies the way through JSON text, so that a value reads back here exactly as from an SQL engine. */
function copied(value: unknown): unknown {
  return typeof value === 'object' ? frozen(JSON.parse(JSON.stringify(value))) : value
}

function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
