import type { Steps } from '../lib/steps.ts'

/** After a slice the event loop is left to others for so many times its length. */
const REST = 2
/** A slice that a busy machine has stretched is no reason to wait for longer. */
const LONGEST_REST_MS = 15

// what a test that sets the clock puts in their place would never come
const { setTimeout: later } = globalThis
/** Runs work right after what is under way. A browser, in which a service can run too, has timers only. */
const afterThis: (work: () => void) => unknown =
  globalThis.setImmediate ?? ((work) => later(work, 0))

let line: Promise<void> = Promise.resolve()
let restUntilMs = 0

/**
 * Waits until other work of this process had its turn. Long work awaits it between its slices.
 *
 * All long work of the process stands in one line, so at most one slice runs in each turn of the event loop, however many
 * requests have long work. After a slice the line rests for twice as long: whoever waits for a database or a network
 * comes back many times, and would wait for a slice each time.
 */
export function takeTurn(): Promise<void> {
  const turn = line.then(rest)
  line = turn.then(measureSlice)
  return turn
}

function rest(): Promise<void> {
  const leftMs = Math.min(LONGEST_REST_MS, Math.max(0, restUntilMs - performance.now()))
  return new Promise((resolve) => later(resolve, leftMs))
}

/** Whoever has waited goes on right after this has begun, and its slice is over when it ends. */
function measureSlice(): Promise<void> {
  const beganAtMs = performance.now()
  return new Promise((resolve) =>
    afterThis(() => {
      const endedAtMs = performance.now()
      restUntilMs = endedAtMs + Math.min(REST * (endedAtMs - beganAtMs), LONGEST_REST_MS)
      resolve()
    }),
  )
}

/** Runs work with a turn for others at each of its pauses. */
export async function runInTurns<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await takeTurn()
  }
}
