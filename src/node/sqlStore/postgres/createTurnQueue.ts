/** Runs work when it is the turn of a party, and answers what the work does. */
export type TurnQueue = <T>(party: string, work: () => Promise<T>) => Promise<T>

/**
 * Runs the work of each party one after the other, and parties side by side, in turn: whoever asks for much waits for
 * itself.
 *
 * @param most - how much runs at the same time.
 */
export function createTurnQueue(most: number): TurnQueue {
  /** What waits, by party. The party that has waited longest since its last turn comes first. */
  const waiting = new Map<string, (() => void)[]>()
  const running = new Set<string>()

  function startNext(): void {
    for (const [party, queue] of waiting) {
      if (running.size >= most) return
      if (running.has(party)) continue
      const start = queue.shift()
      if (queue.length === 0) waiting.delete(party)
      running.add(party)
      start?.()
    }
  }

  /** Whoever has had a turn stands behind all others. */
  function end(party: string): void {
    running.delete(party)
    const queue = waiting.get(party)
    if (queue) {
      waiting.delete(party)
      waiting.set(party, queue)
    }
    startNext()
  }

  return async (party, work) => {
    await new Promise<void>((resolve) => {
      const queue = waiting.get(party)
      if (queue) queue.push(resolve)
      else waiting.set(party, [resolve])
      startNext()
    })
    try {
      return await work()
    } finally {
      end(party)
    }
  }
}
