import type { Reads } from '../store/store.ts'
import type { Subject } from './keywords/keyword.ts'
import { evaluate, newBudget } from './language/evaluate.ts'
import { parseExpression } from './language/parseExpression.ts'
import { PolicyError } from './language/policyError.ts'
import { loadViews } from './loadValues.ts'

/**
 * Tells whether a condition is true for everything that an activity does.
 *
 * Ours: what does not parse, cannot be evaluated or takes too long is not true.
 */
export async function holdsThroughout(
  reads: Reads,
  text: string,
  subject: Subject,
): Promise<boolean> {
  const budget = newBudget()
  try {
    const condition = parseExpression(text)
    const views = await loadViews(reads, subject, [condition])
    return views.every((values) => evaluate(condition, values, budget))
  } catch (error) {
    if (error instanceof PolicyError) return false
    throw error
  }
}
