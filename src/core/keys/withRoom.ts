import type { Room } from './makeRoom.ts'

/**
 * Stores something; where the browser has no room left, once more after everything of the kit that is over was cleared.
 *
 * What is over is found by code that a page with room never loads.
 */
export async function withRoom<T>(room: Room, store: () => Promise<T>): Promise<T> {
  try {
    return await store()
  } catch (error) {
    if (Object(error).name !== 'QuotaExceededError') throw error
    const { makeRoom } = await import('./makeRoom.ts')
    await makeRoom(room)
    return store()
  }
}
