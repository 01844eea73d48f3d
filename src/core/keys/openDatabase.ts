import { createStore, type UseStore } from 'idb-keyval'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'

/**
 * Some browsers leave an open request without any answer: after three seconds none is expected any more.
 *
 * Waited for in steps: a computer that falls asleep meanwhile has used up one of them when it wakes up, not the whole.
 */
const STEPS = 6
const STEP_MS = 500

/** How it is said that the browser has closed a database, and that it is just doing so: what ran is cut off then. */
const CLOSED: readonly string[] = ['InvalidStateError', 'AbortError']

/** A database that is opened when it is first needed. */
export type KeyDatabase = {
  run<T>(work: (store: UseStore) => Promise<T>): Promise<T>
  /** Lets go of it, so that the page can rest in the browser's memory; the next work opens it again. */
  close(): void
}

/**
 * Runs work on a database.
 *
 * Lets go of it when another tab wants to upgrade or delete it, and opens it again once when the browser has closed it.
 */
export function openDatabase(name: string): KeyDatabase {
  let connection: UseStore | null = null
  let close = () => {
    // nothing is open
  }
  const open = (): UseStore => {
    const store = createStore(name, 'keys')
    return (mode, callback) =>
      store(mode, (objects) => {
        const database = objects.transaction.db
        close = () => {
          database.close()
          connection = null
        }
        database.onversionchange = close
        return callback(objects)
      })
  }
  return {
    async run(work) {
      const attempt = async () => {
        connection ??= open()
        return answerOf(work(connection))
      }
      try {
        return await attempt()
      } catch (error) {
        connection = null
        if (!CLOSED.includes(Object(error).name)) throw error
        return attempt()
      }
    },
    close: () => close(),
  }
}

/** Waits until a transaction has ended. What stopped it is known then, and not when its first request fails. */
export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

function answerOf<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = async () => {
    for (let step = 0; step < STEPS; step++)
      await new Promise((resolve) => {
        timer = setTimeout(resolve, STEP_MS)
      })
    throw new KeyStoreUnavailableError()
  }
  return Promise.race([work, patience()]).finally(() => clearTimeout(timer))
}
