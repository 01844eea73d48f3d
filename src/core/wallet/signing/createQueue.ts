/** Works on one after the other, in their order. */
export type Queue<T> = {
  /** Which one of this row is worked on, like `1` of `2`. */
  place(): { readonly position: number; readonly count: number }
  isAnyWaiting(): boolean
  /** How many wait behind the one that is worked on. */
  countWaiting(): number
  /** Begins at once when nothing else is worked on. */
  add(one: T): void
}

/**
 * @param work - must not fail.
 * @param end - called after the last one of a row.
 */
export function createQueue<T>(work: (one: T) => Promise<void>, end: () => void): Queue<T> {
  const waiting: T[] = []
  let position = 0

  async function workAll(): Promise<void> {
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      position++
      await work(one)
    }
    position = 0
    end()
  }

  return {
    place: () => ({ position, count: position + waiting.length }),
    isAnyWaiting: () => waiting.length > 0,
    countWaiting: () => waiting.length,
    add(one) {
      waiting.push(one)
      if (position === 0) void workAll()
    },
  }
}
