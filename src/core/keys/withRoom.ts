/** Whose storage it is, and the time on this device when it was found full: milliseconds since 1970. */
export type Room = { readonly authProxyConfigId: string; readonly nowMs: number }

/**
 * Stores something; where the browser has no room left, once more after everything of the kit that is over was cleared.
 *
 * What is over is found by code that a page with room never loads.
 */
export async function withRoom<T>(room: Room, store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (!isFull(error)) throw error
    const { makeRoom } = await import('./makeRoom.ts')
    await makeRoom(room)
    return store()
  }
}

/** Waits until a transaction has ended. What stopped it is known then, and not when its first request fails. */
export function ended(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

export function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
