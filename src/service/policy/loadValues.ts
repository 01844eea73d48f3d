import type { Reads } from '../store/store.ts'
import { takeTurn } from '../takeTurn.ts'
import type { Pause } from './inSlices.ts'
import type { Subject, View } from './keywords/keyword.ts'
import { keywords } from './keywords/keywords.ts'
import { viewsOf } from './keywords/viewsOf.ts'
import { type Budget, charge, STEPS } from './language/budget.ts'
import { type Expression, partsOf } from './language/expression.ts'
import {
  isPolicyRecord,
  type PolicyRecord,
  type PolicyValue,
  type PolicyValues,
} from './language/policyValue.ts'

/** So many views are loaded before other work has its turn. Ours. */
const VIEWS_PER_TURN = 10

/** What loading works with. */
type Means = { readonly budget: Budget; readonly pause: Pause }

/**
 * The values that conditions ask for, of each view of an activity.
 *
 * @param means - the budget of the request. When it ends, the rest of the views is empty, and no condition can be
 * evaluated.
 */
export async function loadViews(
  reads: Reads,
  subject: Subject,
  conditions: readonly Expression[],
  means: Means,
): Promise<readonly PolicyValues[]> {
  const views: PolicyValues[] = []
  if (conditions.length === 0) return viewsOf(subject).map(() => new Map())
  for (const view of viewsOf(subject)) {
    if (views.length % VIEWS_PER_TURN === VIEWS_PER_TURN - 1) await takeTurn()
    await means.pause()
    const isPaid = charge(means.budget, STEPS.view)
    views.push(isPaid ? await loadValues(reads, subject, view, conditions, means) : new Map())
  }
  return views
}

async function loadValues(
  reads: Reads,
  subject: Subject,
  view: View,
  conditions: readonly Expression[],
  { budget }: Means,
): Promise<PolicyValues> {
  const wanted = new Set(conditions.flatMap((condition) => [...namesIn(condition)]))
  const values = new Map<string, PolicyValue>()
  for (const [name, { load }] of Object.entries(keywords)) {
    const [first = name, field] = name.split('.')
    if (!wanted.has(first)) continue
    const value = await load?.(reads, subject, view, budget)
    if (field === undefined) {
      if (value !== undefined) values.set(first, value)
    } else values.set(first, withField(values.get(first), field, value))
  }
  return values
}

function withField(
  group: PolicyValue | undefined,
  field: string,
  value: PolicyValue | undefined,
): PolicyRecord {
  const fields = group !== undefined && isPolicyRecord(group) ? [...group] : []
  return new Map(value === undefined ? fields : [...fields, [field, value]])
}

/** The names in expressions that are remembered. */
const knownNames = new WeakMap<Expression, ReadonlySet<string>>()

function namesIn(expression: Expression): ReadonlySet<string> {
  const known = knownNames.get(expression)
  if (known) return known
  const names = new Set<string>()
  const add = (part: Expression): void => {
    if (part.kind === 'name') names.add(part.name)
    for (const inner of partsOf(part)) add(inner)
  }
  add(expression)
  knownNames.set(expression, names)
  return names
}
