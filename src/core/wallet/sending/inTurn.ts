const queues = new WeakMap<object, Map<string, Promise<unknown>>>()

/** Begins a work when the one before it, of the same owner and name, has ended, however it did. */
export async function inTurn<T>(owner: object, name: string, work: () => Promise<T>): Promise<T> {
  const queue = queues.get(owner) ?? new Map<string, Promise<unknown>>()
  queues.set(owner, queue)
  const mine = (queue.get(name) ?? Promise.resolve()).then(work, work)
  queue.set(name, mine)
  try {
    return await mine
  } finally {
    if (queue.get(name) === mine) queue.delete(name)
  }
}
