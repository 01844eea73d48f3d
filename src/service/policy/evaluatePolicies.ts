import type { Outcome } from '../../wire/fields/policy.ts'
import type { PolicyRow } from '../store/policyRows.ts'
import type { Reads } from '../store/store.ts'
import { couldHold, isNamed } from './consensus.ts'
import type { Subject } from './keywords/keyword.ts'
import { type Budget, evaluate, newBudget } from './language/evaluate.ts'
import type { Expression } from './language/expression.ts'
import { parseExpression } from './language/parseExpression.ts'
import { PolicyError } from './language/policyError.ts'
import { type PolicyValues, recordOf } from './language/policyValue.ts'
import { loadViews } from './loadValues.ts'
import { type Voter, votesAsValues } from './voter.ts'

/** What all policies are asked. */
export type Question = {
  readonly subject: Subject
  /** Who has approved. */
  readonly voted: readonly Voter[]
  /** Who else could; asked for only where more approvals could change something. */
  readonly others: () => Promise<readonly Voter[]>
  readonly nowMs: number
}

/** What a policy says. */
export type Evaluation = { readonly policyId: string; readonly outcome: Outcome }

type Parsed = {
  readonly row: PolicyRow
  readonly condition: Expression | null
  readonly consensus: Expression | null
  readonly time: Expression | null
}

/**
 * Asks the policies of an organization about an activity.
 *
 * Ours: a policy that allows must hold for everything that the activity does, one that denies for one thing of it. What
 * cannot be evaluated never allows; and where it denies, only what the request does not have keeps it from doing so, for
 * else a request of odd types, or a very large one, would slip through.
 */
export async function evaluatePolicies(
  reads: Reads,
  rows: readonly PolicyRow[],
  question: Question,
): Promise<readonly Evaluation[]> {
  const policies = rows.map(parsed)
  const views = await loadViews(reads, question.subject, conditionsOf(policies))
  const budget = newBudget()
  const evaluations: Evaluation[] = []
  for (const policy of policies) {
    const outcome = await outcomeOf(policy, views, question, budget)
    evaluations.push({ policyId: policy.row.id, outcome })
  }
  return evaluations
}

/** Tells of each policy that allows, and whose condition and time are true, whether its consensus names somebody. */
export async function isNamedByPolicies(
  reads: Reads,
  rows: readonly PolicyRow[],
  { subject, nowMs }: Pick<Question, 'subject' | 'nowMs'>,
  voter: Voter,
): Promise<boolean> {
  const policies = rows.filter(({ effect }) => effect === 'EFFECT_ALLOW').map(parsed)
  const views = await loadViews(reads, subject, conditionsOf(policies))
  const budget = newBudget()
  return policies.some(({ condition, time, consensus }) => {
    try {
      if (consensus === null || !isActive(time, nowMs, budget)) return false
      const isMeant = views.every((values) => holds(condition, values, budget))
      return isMeant && isNamed(consensus, voter, budget)
    } catch (error) {
      if (error instanceof PolicyError) return false
      throw error
    }
  })
}

function parsed(row: PolicyRow): Parsed {
  const read = (text: string) => (text === '' ? null : parseExpression(text))
  return {
    row,
    condition: read(row.condition),
    consensus: read(row.consensus),
    time: read(row.time),
  }
}

function conditionsOf(policies: readonly Parsed[]): readonly Expression[] {
  return policies.flatMap(({ condition }) => condition ?? [])
}

async function outcomeOf(
  { row, condition, consensus, time }: Parsed,
  views: readonly PolicyValues[],
  { voted, others, nowMs }: Question,
  budget: Budget,
): Promise<Outcome> {
  const denies = row.effect === 'EFFECT_DENY'
  const isMeant = (values: PolicyValues) => holds(condition, values, budget)
  try {
    if (!isActive(time, nowMs, budget)) return 'OUTCOME_TIME_INACTIVE'
    const applies = denies ? someHolds(views, isMeant) : views.every(isMeant)
    if (!applies) return 'OUTCOME_DENY_IMPLICIT'
    if (holds(consensus, votesAsValues(voted), budget))
      return denies ? 'OUTCOME_DENY_EXPLICIT' : 'OUTCOME_ALLOW'
    if (denies || consensus === null) return 'OUTCOME_DENY_IMPLICIT'
    return couldHold(consensus, voted, await others(), budget)
      ? 'OUTCOME_REQUIRES_CONSENSUS'
      : 'OUTCOME_DENY_IMPLICIT'
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error
    return denies && error.kind !== 'missing' ? 'OUTCOME_DENY_EXPLICIT' : 'OUTCOME_ERROR'
  }
}

/** A view that lacks something does not keep the others from being looked at. */
function someHolds(
  views: readonly PolicyValues[],
  isMeant: (values: PolicyValues) => boolean,
): boolean {
  let lacking: PolicyError | undefined
  for (const values of views)
    try {
      if (isMeant(values)) return true
    } catch (error) {
      if (!(error instanceof PolicyError) || error.kind !== 'missing') throw error
      lacking = error
    }
  if (lacking) throw lacking
  return false
}

function isActive(time: Expression | null, nowMs: number, budget: Budget): boolean {
  return holds(time, recordOf({ time: recordOf({ now: { atMs: nowMs } }) }), budget)
}

/** An expression that is absent counts as true. */
function holds(expression: Expression | null, values: PolicyValues, budget: Budget): boolean {
  return expression === null || evaluate(expression, values, budget)
}
