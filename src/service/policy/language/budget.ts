import { PolicyError } from './policyError.ts'

/** How much more work may be done. One step is about 40 ns: a part of an expression, or 64 characters that are compared. */
export type Budget = { steps: number }

/** Most steps that one request may cause, over all that policies are asked about it. Ours. */
const MAX_STEPS = 1_000_000

/**
 * Most steps of one piece of work that nothing interrupts, and most that a new policy may cost. Ours: they take less than
 * 5 ms.
 */
export const MAX_POLICY_STEPS = 100_000

/** What the steps of work outside of expressions are, measured against those of an expression. */
export const STEPS = {
  /** To read a character of an expression from the store, and to find the expression by its text. */
  readCharacter: 1 / 8,
  /** To cut a character of an expression into words and to parse them. */
  parsedCharacter: 5,
  /** To find a time zone for `CronSpan`. */
  zone: 1000,
  /** To look up the offset of a time zone. */
  zoneOffset: 100,
  /** To look at one day of the calendar. */
  day: 4,
  /** To load the values of one thing that an activity does. */
  view: 500,
  /** To read a character of typed data, of a transaction or of the interface of a contract. */
  documentCharacter: 1,
  /** To find a character of an interface that is read already. */
  knownCharacter: 1 / 8,
} as const

/** A budget for one request. */
export function newBudget(): Budget {
  return { steps: MAX_STEPS }
}

/** Steps of a budget from `newBudget` that have been used. */
export function usedSteps({ steps }: Budget): number {
  return MAX_STEPS - Math.max(0, steps)
}

/** Uses steps up. @throws PolicyError `steps` when the budget does not have them. */
export function spend(budget: Budget, steps: number, at: number): void {
  budget.steps -= steps
  if (budget.steps < 0) throw new PolicyError('steps', at, 'this takes too long')
}

/**
 * Uses steps up without an error. Whatever is evaluated after the budget has ended fails, so that nothing is decided by
 * what was left out.
 *
 * @returns whether the budget had them.
 */
export function charge(budget: Budget, steps: number): boolean {
  budget.steps -= steps
  return budget.steps >= 0
}

/** Runs one piece of work on a share of a budget: at most `MAX_POLICY_STEPS`. */
export function withShare<T>(budget: Budget, work: (share: Budget) => T): T {
  const most = Math.min(Math.max(0, budget.steps), MAX_POLICY_STEPS)
  const share = { steps: most }
  try {
    return work(share)
  } finally {
    budget.steps -= most - share.steps
  }
}
