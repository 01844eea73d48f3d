import { takeTurn } from '../takeTurn.ts'
import type { Budget } from './language/budget.ts'

/** So many steps are done in one turn of the event loop before others have theirs: about 2 ms. Ours. */
const SLICE_STEPS = 50_000

/** Waits for other work when enough was done since the last time. Await it between any two pieces of work. */
export type Pause = () => Promise<void>

/** Cuts the work that a budget pays for into slices. */
export function createPause(budget: Budget): Pause {
  let stepsBefore = budget.steps
  return async () => {
    if (stepsBefore - budget.steps < SLICE_STEPS) return
    await takeTurn()
    stepsBefore = budget.steps
  }
}
