import {
  type Reads,
  type Store,
  StoreFailure,
  type Transaction,
} from '../../../src/service/store/store.ts'

/**
 * Where a store fails: at a read outside of transactions, before a transaction, at one of its statements, at its commit; or
 * on the way back from a commit that was made.
 */
export const storePoints = ['read', 'begin', 'statement', 'commit', 'answer'] as const

type StoreFault = {
  readonly point: (typeof storePoints)[number]
  /** So many of the kind go well before. */
  readonly skip: number
}

/** A store that fails where it is told to, from then on until it is told to be well. */
export function createFaultyStore(store: Store) {
  let fault: StoreFault | null = null
  let passed = 0
  let met = 0

  function pass(point: StoreFault['point']): void {
    if (fault?.point !== point || passed++ < fault.skip) return
    met++
    throw new StoreFailure(new Error('the disk is broken'))
  }

  function failing<R extends Reads>(reads: R, point: 'read' | 'statement'): Reads {
    return {
      first: async (...question) => {
        pass(point)
        return reads.first(...question)
      },
      find: async (...question) => {
        pass(point)
        return reads.find(...question)
      },
      count: async (...question) => {
        pass(point)
        return reads.count(...question)
      },
      measure: async (...question) => {
        pass(point)
        return reads.measure(...question)
      },
    }
  }

  function failingTransaction(tx: Transaction): Transaction {
    return {
      ...failing(tx, 'statement'),
      insert: async (...change) => {
        pass('statement')
        return tx.insert(...change)
      },
      update: async (...change) => {
        pass('statement')
        return tx.update(...change)
      },
      remove: async (...change) => {
        pass('statement')
        return tx.remove(...change)
      },
    }
  }

  const faulty: Store = {
    ...failing(store, 'read'),
    transaction: async (work) => {
      pass('begin')
      const result = await store.transaction(async (tx) => {
        const made = await work(failingTransaction(tx))
        pass('commit')
        return made
      })
      pass('answer')
      return result
    },
    close: store.close,
  }
  return {
    store: faulty,
    fail: (next: StoreFault) => {
      fault = next
      passed = 0
      met = 0
    },
    /** @returns how often it has failed. */
    heal: () => {
      fault = null
      return met
    },
  }
}
