/** Runs what belongs to one key one after the other, in the order in which it was asked for. */
export type Line = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Makes a line. What goes wrong in front does not stop what is behind.
 *
 * Ours: transactions on one row come out right without it. But many of them at once keep spoiling each other's work, and
 * a store gives up after so many attempts.
 */
export function createLine(): Line {
  const tails = new Map<string, Promise<void>>()
  return (key, work) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(work)
    const leave = () => {
      if (tails.get(key) === tail) tails.delete(key)
    }
    const tail: Promise<void> = run.then(leave, leave)
    tails.set(key, tail)
    return run
  }
}
