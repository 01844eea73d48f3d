import type { Steps } from '../lib/steps.ts'

/** After a slice the event loop has nothing to do for so many times its length before the next one. */
const REST = 2
/** A slice that a busy machine has stretched is no reason to wait for longer. */
const LONGEST_REST_MS = 15
/** So long waits whoever finds a loop that always has something to do. */
const LONGEST_WAIT_MS = 60
/** And for no more than so many times its rest: a stranger can fill the line with slices that take a fraction of a millisecond. */
const LONGEST_WAIT = 10

// what a test that sets the clock puts in their place would never come
const { setTimeout: later, performance: clock } = globalThis
/** Runs work right after what is under way. A browser, in which a service can run too, has timers only. */
const afterThis: (work: () => void) => unknown =
  globalThis.setImmediate ?? ((work) => later(work, 0))

type LoopCounter = { eventLoopUtilization(): { readonly idle: number } }
const countsIdle = (it: object): it is LoopCounter => 'eventLoopUtilization' in it

/** Milliseconds in which the loop had nothing to do. Where nobody counts them, those that have passed. */
const idleMs: () => number = countsIdle(clock)
  ? () => clock.eventLoopUtilization().idle
  : () => clock.now()

let line: Promise<void> = Promise.resolve()
/** What is known of the last slice. */
let restMs = 0
let endedAtMs = 0
let idleAtEndMs = 0

/**
 * Waits until other work of this process had its turn. Long work awaits it between its slices.
 *
 * All long work of the process stands in one line, so at most one slice runs in each turn of the event loop, however many
 * requests have long work. After a slice the line rests until the loop was idle for twice as long: whoever waits for a
 * database or a network comes back many times, and would wait for a slice each time. So long work takes a third of what
 * others leave, and little of a process that has none to give.
 *
 * @param expectedMs - how long the slice will take at least, if it goes on after a wait, so that its end shows less.
 */
export function takeTurn(expectedMs = 0): Promise<void> {
  const turn = line.then(rest)
  line = turn.then(() => measureSlice(expectedMs))
  return turn
}

async function rest(): Promise<void> {
  const longestMs = Math.min(LONGEST_WAIT * restMs, LONGEST_WAIT_MS)
  for (let waitedMs = 0; ; ) {
    const leftMs = restMs - (idleMs() - idleAtEndMs)
    const ms = Math.min(leftMs, longestMs - waitedMs)
    await new Promise((resolve) => later(resolve, Math.max(0, ms)))
    if (ms <= 0) return
    waitedMs = Math.max(waitedMs + ms, clock.now() - endedAtMs)
  }
}

/** Whoever has waited goes on right after this has begun, and its slice is over when it ends. */
function measureSlice(expectedMs: number): Promise<void> {
  const beganAtMs = clock.now()
  return new Promise((resolve) =>
    afterThis(() => {
      endedAtMs = clock.now()
      idleAtEndMs = idleMs()
      const sliceMs = Math.max(expectedMs, endedAtMs - beganAtMs)
      restMs = Math.min(REST * sliceMs, LONGEST_REST_MS)
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
