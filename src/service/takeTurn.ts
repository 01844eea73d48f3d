import type { Steps } from '../lib/steps.ts'

let last: Promise<void> = Promise.resolve()

/**
 * Waits until other work of this process had its turn. Long work awaits it between its slices.
 *
 * All long work of the process stands in one line, so at most one slice runs in each turn of the event loop, however many
 * requests have long work.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setTimeout(resolve, 0)))
  return last
}

/** Runs work with a turn for others at each of its pauses. */
export async function runInTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await takeTurn()
  }
}
