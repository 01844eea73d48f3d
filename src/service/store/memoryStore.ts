import { mapValues } from '../../lib/mapValues.ts'
import { createCallPace } from './createCallPace.ts'
import { createMemoryReads } from './memoryReads.ts'
import { createMemoryTable } from './memoryTable.ts'
import { createMemoryTransaction } from './memoryTransaction.ts'
import type { Store } from './store.ts'
import { tables } from './tables.ts'

/**
 * Keeps the rows in memory and forgets them at the end: for tests, stories and `--memory`.
 *
 * Transactions run one after the other. Rows are frozen copies, so nobody changes them from outside.
 */
export function createMemoryStore(): Store {
  const committed = mapValues(tables, (spec) => createMemoryTable(spec))
  let tail: Promise<unknown> = Promise.resolve()
  const inReads = createCallPace()
  const inTransactions = createCallPace()
  let closed = false

  function requireOpen(): void {
    if (closed) throw new Error('The store is closed.')
  }

  return {
    ...inReads(
      createMemoryReads((table, tests) => {
        requireOpen()
        return committed[table].candidates(tests)
      }),
    ),
    transaction: async (work) => {
      requireOpen()
      const run = tail.then(async () => {
        const { tx, commit, end } = createMemoryTransaction(committed)
        try {
          const result = await work(inTransactions(tx))
          commit()
          return result
        } finally {
          end()
        }
      })
      tail = run.catch(() => undefined) // the caller has the failure; the queue goes on
      return run
    },
    close: async () => {
      closed = true
      await tail
    },
  }
}
