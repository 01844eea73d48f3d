import { mapValues } from '../../lib/mapValues.ts'

/**
 * Calls that are answered in one turn of the event loop before others have theirs: about 3 ms. A call counts more by each row
 * that it reads. Ours.
 */
const CALLS_PER_TURN = 60
const ROWS_PER_CALL = 10

type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>

/** Wraps the reads, or a transaction, of an engine so that other work of the process has its turn after some calls. */
export type CallPace = <C extends Calls>(calls: C) => C

// what a test that sets the clock puts in its place would never come
const { setTimeout: later } = globalThis

/**
 * Makes the pace of an engine that runs in this process. Such an engine answers before anything else has its turn, so that a
 * hundred calls, one after the other, would be one piece of work.
 *
 * Ours: all calls of one pace count together, and each turn takes as many of those that wait as were first. A transaction has another pace than reads, since it keeps others from
 * theirs and must not stand behind them. Inside of a transaction nothing else changes rows, however many turns it takes.
 */
export function createCallPace(
  nextTurn: () => Promise<unknown> = () => new Promise<void>((resolve) => later(resolve, 0)),
): CallPace {
  let done = 0
  let turn: Promise<void> | undefined

  /** All who wait in one turn of the event loop wait for the same next one. */
  function waitForTurn(): Promise<void> {
    turn ??= nextTurn().then(() => {
      turn = undefined
      done = 0
    })
    return turn
  }

  return (calls) =>
    mapValues(calls, (call) => async (...args: never[]) => {
      while (done >= CALLS_PER_TURN) await waitForTurn()
      done++
      const result = await call(...args)
      if (Array.isArray(result)) done += result.length / ROWS_PER_CALL
      return result
    }) as typeof calls
}
