import { takeTurn } from '../takeTurn.ts'
import type { Rows, TableName } from './rows.ts'
import type { Reads, Where } from './store.ts'

/** Rows that are read in one turn of the event loop. */
const ROWS_PER_TURN = 200

/**
 * Finds rows as `find` does, in the order of their ids, with a turn for other requests after every 200.
 *
 * Rows that are inserted or removed meanwhile may be found or not.
 */
export async function findInTurns<T extends TableName>(
  reads: Reads,
  table: T,
  where: Where<T>,
): Promise<readonly Rows[T][]> {
  const found: Rows[T][] = []
  for (let last = ''; ; ) {
    const page = await reads.find(table, { ...where, id: { gt: last } }, { limit: ROWS_PER_TURN })
    found.push(...page)
    const next = page.at(-1)
    if (page.length < ROWS_PER_TURN || next === undefined) return found
    last = next.id
    await takeTurn()
  }
}
