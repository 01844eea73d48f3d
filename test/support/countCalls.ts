import { setImmediate as nextTurn } from 'node:timers/promises'
import { mapValues } from '../../src/lib/mapValues.ts'
import type { Store, Transaction } from '../../src/service/store/store.ts'

type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>

/** A store that counts what it is asked, all together and at most in one turn of the event loop. */
export type CountedStore = {
  readonly store: Store
  /** Counts anew while work is done. A call that answers ten rows counts as two, and so on. */
  during(work: Promise<unknown>): Promise<{ readonly all: number; readonly mostInOneTurn: number }>
}

/** Makes a store that counts the calls of its reads and of its transactions. */
export function countCalls(store: Store): CountedStore {
  const count = { all: 0, inTurn: 0, most: 0 }
  const counted = <C extends Calls>(calls: C) =>
    mapValues(calls, (call) => async (...args: never[]) => {
      const result = await call(...args)
      const cost = 1 + (Array.isArray(result) ? result.length / 10 : 0)
      count.all += cost
      count.inTurn += cost
      count.most = Math.max(count.most, count.inTurn)
      return result
    }) as unknown as C
  const { transaction, close, ...reads } = store
  return {
    store: {
      ...counted(reads),
      close,
      transaction: (work, turns) => transaction((tx: Transaction) => work(counted(tx)), turns),
    },
    async during(work) {
      Object.assign(count, { all: 0, inTurn: 0, most: 0 })
      let isDone = false
      const done = work.finally(() => {
        isDone = true
      })
      while (!isDone) {
        count.inTurn = 0
        await nextTurn()
      }
      await done
      return { all: count.all, mostInOneTurn: count.most }
    },
  }
}
