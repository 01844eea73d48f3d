import { type Test, testsOf } from './conditions.ts'
import { fulfils, type MemoryRow } from './memoryTable.ts'
import type { Rows, TableName } from './rows.ts'
import type { FindOptions, Reads, Where } from './store.ts'

/** The reads over whatever holds the rows: `candidates` may offer more rows than the tests ask for. */
export function createMemoryReads(
  candidates: (table: TableName, tests: readonly Test[]) => Iterable<MemoryRow>,
): Reads {
  function matching<T extends TableName>(table: T, where: Where<T>): readonly Rows[T][] {
    const tests = testsOf(table, where)
    const rows: MemoryRow[] = []
    for (const row of candidates(table, tests)) if (fulfils(row, tests)) rows.push(row)
    rows.sort((a, b) => (a.id < b.id ? -1 : 1))
    return rows as unknown as readonly Rows[T][]
  }

  async function find<T extends TableName>(
    table: T,
    where: Where<T>,
    { limit, order }: FindOptions = {},
  ): Promise<readonly Rows[T][]> {
    const rows = matching(table, where)
    return (order === 'desc' ? rows.toReversed() : rows).slice(0, limit)
  }

  return {
    first: async (table, where) => matching(table, where)[0],
    find,
    count: async (table, where) => matching(table, where).length,
    measure: async (table, where, options) => {
      const rows = await find(table, where, options)
      return rows.map((row) => ({ id: row.id, bytes: JSON.stringify(row).length }))
    },
  }
}
