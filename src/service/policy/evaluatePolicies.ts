import type { Outcome } from '../../wire/fields/policy.ts'
import type { PolicyRow } from '../store/policyRows.ts'
import type { Reads } from '../store/store.ts'
import { couldHold, isNamed } from './consensus.ts'
import { createPause, type Pause } from './inSlices.ts'
import type { Subject } from './keywords/keyword.ts'
import { type Budget, withShare } from './language/budget.ts'
import { evaluate } from './language/evaluate.ts'
import type { Expression } from './language/expression.ts'
import { PolicyError } from './language/policyError.ts'
import { type PolicyValues, recordOf } from './language/policyValue.ts'
import { readExpression } from './language/readExpression.ts'
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
  /** Null when the budget of the request did not suffice to parse it. */
  readonly expressions: Expressions | null
}

/** An expression that is absent is null, and counts as true. */
type Expressions = {
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
 *
 * @param budget - of the request. Parsing and evaluating use it up, in slices between which other requests are answered.
 */
export async function evaluatePolicies(
  reads: Reads,
  rows: readonly PolicyRow[],
  question: Question,
  budget: Budget,
): Promise<readonly Evaluation[]> {
  const pause = createPause(budget)
  const policies = await parseAll(rows, budget, pause)
  const views = await loadViews(reads, question.subject, conditionsOf(policies), { budget, pause })
  const evaluations: Evaluation[] = []
  for (const policy of policies) {
    const outcome = await outcomeOf(policy, views, question, { budget, pause })
    evaluations.push({ policyId: policy.row.id, outcome })
  }
  return evaluations
}

/** Tells whether the consensus of a policy that allows, and whose condition and time are true, names somebody. */
export async function isNamedByPolicies(
  reads: Reads,
  rows: readonly PolicyRow[],
  { subject, nowMs }: Pick<Question, 'subject' | 'nowMs'>,
  voter: Voter,
  budget: Budget,
): Promise<boolean> {
  const pause = createPause(budget)
  const allowing = rows.filter(({ effect }) => effect === 'EFFECT_ALLOW')
  const policies = await parseAll(allowing, budget, pause)
  const views = await loadViews(reads, subject, conditionsOf(policies), { budget, pause })
  for (const { expressions } of policies) {
    if (!expressions?.consensus) continue
    const { condition, time, consensus } = expressions
    await pause()
    try {
      if (!isActive(time, nowMs, budget)) continue
      const isMeant = await holdsForAll(views, condition, { budget, pause })
      if (isMeant && withShare(budget, (share) => isNamed(consensus, voter, share))) return true
    } catch (error) {
      if (!(error instanceof PolicyError)) throw error
    }
  }
  return false
}

async function parseAll(
  rows: readonly PolicyRow[],
  budget: Budget,
  pause: Pause,
): Promise<readonly Parsed[]> {
  const policies: Parsed[] = []
  for (const row of rows) {
    policies.push({ row, expressions: await parse(row, budget, pause) })
  }
  return policies
}

/** One that takes too long is evaluated as such; what is stored parses otherwise. */
async function parse(row: PolicyRow, budget: Budget, pause: Pause): Promise<Expressions | null> {
  const read = async (text: string) => {
    await pause()
    return text === '' ? null : readExpression(text, budget)
  }
  try {
    return {
      condition: await read(row.condition),
      consensus: await read(row.consensus),
      time: await read(row.time),
    }
  } catch (error) {
    if (error instanceof PolicyError && error.kind === 'steps') return null
    throw error
  }
}

function conditionsOf(policies: readonly Parsed[]): readonly Expression[] {
  return policies.flatMap(({ expressions }) => expressions?.condition ?? [])
}

/** What the evaluation of one request works with. */
type Means = { readonly budget: Budget; readonly pause: Pause }

async function outcomeOf(
  { row, expressions }: Parsed,
  views: readonly PolicyValues[],
  { voted, others, nowMs }: Question,
  means: Means,
): Promise<Outcome> {
  const denies = row.effect === 'EFFECT_DENY'
  if (!expressions) return denies ? 'OUTCOME_DENY_EXPLICIT' : 'OUTCOME_ERROR'
  const { condition, consensus, time } = expressions
  const { budget } = means
  await means.pause()
  try {
    if (!isActive(time, nowMs, budget)) return 'OUTCOME_TIME_INACTIVE'
    const applies = await (denies ? holdsForSome : holdsForAll)(views, condition, means)
    if (!applies) return 'OUTCOME_DENY_IMPLICIT'
    if (holds(consensus, votesAsValues(voted), budget))
      return denies ? 'OUTCOME_DENY_EXPLICIT' : 'OUTCOME_ALLOW'
    if (denies || consensus === null) return 'OUTCOME_DENY_IMPLICIT'
    const rest = await others()
    await means.pause()
    return withShare(budget, (share) => couldHold(consensus, voted, rest, share))
      ? 'OUTCOME_REQUIRES_CONSENSUS'
      : 'OUTCOME_DENY_IMPLICIT'
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error
    return denies && error.kind !== 'missing' ? 'OUTCOME_DENY_EXPLICIT' : 'OUTCOME_ERROR'
  }
}

async function holdsForAll(
  views: readonly PolicyValues[],
  condition: Expression | null,
  { budget, pause }: Means,
): Promise<boolean> {
  for (const values of views) {
    await pause()
    if (!holds(condition, values, budget)) return false
  }
  return true
}

/** A view that lacks something does not keep the others from being looked at. */
async function holdsForSome(
  views: readonly PolicyValues[],
  condition: Expression | null,
  { budget, pause }: Means,
): Promise<boolean> {
  let lacking: PolicyError | undefined
  for (const values of views) {
    await pause()
    try {
      if (holds(condition, values, budget)) return true
    } catch (error) {
      if (!(error instanceof PolicyError) || error.kind !== 'missing') throw error
      lacking = error
    }
  }
  if (lacking) throw lacking
  return false
}

function isActive(time: Expression | null, nowMs: number, budget: Budget): boolean {
  return holds(time, recordOf({ time: recordOf({ now: { atMs: nowMs } }) }), budget)
}

function holds(expression: Expression | null, values: PolicyValues, budget: Budget): boolean {
  if (expression === null) return true
  return withShare(budget, (share) => evaluate(expression, values, share))
}
