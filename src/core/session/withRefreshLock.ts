import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'

const LEASE = 'lease'
const LOOK_AGAIN_MS = 100

type Lease = { readonly owner: string; readonly untilMs: number }

/**
 * Does work that only one tab of this browser may do at a time. The others wait for their turn.
 *
 * Ours: without Web Locks a lease in IndexedDB with an end takes their place, so that a tab that is closed in the middle
 * holds nobody up for long; without IndexedDB no two tabs share a session, and the work is simply done.
 *
 * @param name - of the lock, for all tabs.
 * @param leaseMs - longer than the work can take.
 */
export async function withRefreshLock<T>(
  name: string,
  leaseMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const locks = globalThis.navigator?.locks
  if (locks) return locks.request(name, work)
  if (!('indexedDB' in globalThis) || !globalThis.indexedDB) return work()
  const store = createStore(name, 'leases')
  const owner = crypto.randomUUID()
  if (!(await takeTurn(store, owner, leaseMs))) return work()
  try {
    return await work()
  } finally {
    await giveBack(store, owner)
  }
}

/** True once the lease is this tab's; false where the browser keeps nothing. */
async function takeTurn(store: UseStore, owner: string, leaseMs: number): Promise<boolean> {
  try {
    while (!(await tryToTake(store, { owner, untilMs: Date.now() + leaseMs })))
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    return true
  } catch {
    return false // a database that refuses is no reason to let the session end
  }
}

/** Looks and takes in one transaction, so that no two tabs both see it free. */
async function tryToTake(store: UseStore, lease: Lease): Promise<boolean> {
  let isTaken = false
  await store('readwrite', (objects) => {
    const found = objects.get(LEASE)
    found.onsuccess = () => {
      isTaken = isFree(found.result, lease)
      if (isTaken) objects.put(lease, LEASE)
    }
    return promisifyRequest(objects.transaction)
  })
  return isTaken
}

/** A lease that is over, that is far longer than any can be (a clock was set back), or that is no lease, binds nobody. */
function isFree(stored: unknown, { untilMs }: Lease): boolean {
  if (typeof stored !== 'object' || stored === null || !('untilMs' in stored)) return true
  const leftMs = Number(stored.untilMs) - Date.now()
  return !(leftMs > 0 && leftMs <= 2 * (untilMs - Date.now()))
}

async function giveBack(store: UseStore, owner: string): Promise<void> {
  try {
    await store('readwrite', (objects) => {
      const { transaction } = objects
      const found = objects.get(LEASE)
      found.onsuccess = () => {
        if (found.result?.owner === owner) objects.delete(LEASE)
      }
      return promisifyRequest(transaction).finally(() => transaction.db.close())
    })
  } catch {
    // it ends by itself
  }
}
