import { createStore, type UseStore } from 'idb-keyval'
import { KeyStoreUnavailableError } from '../../errors/keys.ts'

/** Some browsers leave an open request without any answer. */
const PATIENCE_MS = 3000

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
        return within(PATIENCE_MS, work(connection))
      }
      try {
        return await attempt()
      } catch (error) {
        connection = null
        if (Object(error).name !== 'InvalidStateError') throw error
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

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new KeyStoreUnavailableError()), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
