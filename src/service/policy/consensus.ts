import type { Budget } from './language/budget.ts'
import { evaluate } from './language/evaluate.ts'
import { type Expression, partsOf } from './language/expression.ts'
import { PolicyError } from './language/policyError.ts'
import type { PolicyValue, PolicyValues } from './language/policyValue.ts'
import { type Voter, votesAsValues } from './voter.ts'

/**
 * Tells whether more approvals could make a consensus true.
 *
 * Ours: it is tried with all whom it names, and with ever more of them, those first whom it names most often.
 *
 * @param others - who could still approve.
 */
export function couldHold(
  consensus: Expression,
  voted: readonly Voter[],
  others: readonly Voter[],
  budget: Budget,
): boolean {
  const named = others
    .map((voter) => ({ voter, count: countNamed(consensus, voter, budget) }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ voter }) => voter)
  if (named.length === 0) return false
  const holdsWith = (more: readonly Voter[]) =>
    isTrue(consensus, votesAsValues([...voted, ...more]), budget)
  return holdsWith(named) || named.some((_, i) => holdsWith(named.slice(0, i + 1)))
}

/** Tells whether a consensus names somebody, who may then vote without a right of its own. */
export function isNamed(consensus: Expression, voter: Voter, budget: Budget): boolean {
  return countNamed(consensus, voter, budget) > 0
}

/**
 * How often a consensus asks for somebody: each list function on the approvers, or on their credentials, that would pick
 * this one counts, and so does each that takes all of them.
 */
function countNamed(consensus: Expression, voter: Voter, budget: Budget): number {
  return namings(consensus, votesAsValues([voter]), budget)
}

function namings(expression: Expression, values: PolicyValues, budget: Budget): number {
  if (expression.kind === 'name') return isList(expression.name) ? 1 : 0
  if (expression.kind !== 'each')
    return partsOf(expression).reduce((sum, part) => sum + namings(part, values, budget), 0)
  const { of, variable, predicate } = expression
  const items = pickedFrom(of, values, budget)
  if (items === null) return namings(of, values, budget) + namings(predicate, values, budget)
  let count = 0
  for (const item of items) {
    const inner = new Map([...values, [variable, item]])
    if (isTrue(predicate, inner, budget)) count++
  }
  return count
}

/** What is left of the approvers, or of their credentials, after the filters on them; null for any other list. */
function pickedFrom(
  of: Expression,
  values: PolicyValues,
  budget: Budget,
): readonly PolicyValue[] | null {
  if (of.kind === 'name' && isList(of.name)) {
    const list = values.get(of.name)
    return Array.isArray(list) ? list : []
  }
  if (of.kind !== 'each' || of.operation !== 'filter') return null
  const items = pickedFrom(of.of, values, budget)
  const { variable, predicate } = of
  return (
    items?.filter((item) => isTrue(predicate, new Map([...values, [variable, item]]), budget)) ??
    null
  )
}

function isList(name: string): boolean {
  return name === 'approvers' || name === 'credentials'
}

/** What cannot be evaluated is not true. @throws PolicyError `steps`. */
function isTrue(expression: Expression, values: PolicyValues, budget: Budget): boolean {
  try {
    return evaluate(expression, values, budget)
  } catch (error) {
    if (error instanceof PolicyError && error.kind !== 'steps') return false
    throw error
  }
}
