import type { Reads } from '../store/store.ts'
import { createPause } from './inSlices.ts'
import type { Subject } from './keywords/keyword.ts'
import { type Budget, withShare } from './language/budget.ts'
import { evaluate } from './language/evaluate.ts'
import { PolicyError } from './language/policyError.ts'
import { readExpression } from './language/readExpression.ts'
import { loadViews } from './loadValues.ts'

/**
 * Tells whether a condition is true for everything that an activity does.
 *
 * Ours: what does not parse, cannot be evaluated or takes too long is not true.
 *
 * @param budget - of the request; it is used up.
 */
export async function holdsThroughout(
  reads: Reads,
  text: string,
  subject: Subject,
  budget: Budget,
): Promise<boolean> {
  const pause = createPause(budget)
  try {
    const condition = readExpression(text, budget)
    const views = await loadViews(reads, subject, [condition], { budget, pause })
    for (const values of views) {
      await pause()
      if (!withShare(budget, (share) => evaluate(condition, values, share))) return false
    }
    return true
  } catch (error) {
    if (error instanceof PolicyError) return false
    throw error
  }
}
