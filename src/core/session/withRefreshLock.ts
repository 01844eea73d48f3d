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
  const mostLooks = leaseMs / LOOK_AGAIN_MS
  let seen = { owner: '', looks: 0 }
  try {
    while (true) {
      // A clock that was set back makes a lease longer than any can be. No clock says how long this tab waited while it
      // was awake: a computer that sleeps makes the other tab no faster.
      const overdue = seen.looks > mostLooks ? seen.owner : null
      const other = await tryToTake(store, owner, leaseMs, overdue)
      if (other === null) return true
      seen = { owner: other, looks: other === seen.owner ? seen.looks + 1 : 1 }
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    }
  } catch {
    return false // a database that refuses is no reason to let the session end
  }
}

/**
 * Looks and takes in one transaction, so that no two tabs both see it free.
 *
 * @param overdue - the owner whose lease binds nobody any more.
 * @returns null once it is taken, else who has it.
 */
async function tryToTake(
  store: UseStore,
  owner: string,
  leaseMs: number,
  overdue: string | null,
): Promise<string | null> {
  let other: string | null = null
  await store('readwrite', (objects) => {
    const found = objects.get(LEASE)
    found.onsuccess = () => {
      const lease = readLease(found.result)
      // the time of now: the computer may have slept since the question
      const nowMs = Date.now()
      if (lease && lease.untilMs > nowMs && lease.owner !== overdue) other = lease.owner
      else objects.put({ owner, untilMs: nowMs + leaseMs } satisfies Lease, LEASE)
    }
    return promisifyRequest(objects.transaction)
  })
  return other
}

/** Null for what is no lease. */
function readLease(stored: unknown): Lease | null {
  if (typeof stored !== 'object' || stored === null) return null
  if (!('untilMs' in stored) || !('owner' in stored)) return null
  return { owner: String(stored.owner), untilMs: Number(stored.untilMs) }
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
