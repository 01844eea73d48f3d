import { Refusal } from '../http/refusal.ts'
import { keywords } from './keywords/keywords.ts'
import { MAX_POLICY_STEPS } from './language/budget.ts'
import { getMostSteps } from './language/getMostSteps.ts'
import { parseExpression } from './language/parseExpression.ts'
import { PolicyError } from './language/policyError.ts'
import { instant, list, type PolicyType, string, struct } from './language/policyType.ts'
import { requireCondition, type Scope } from './language/typeOf.ts'

/** Spec: policies › keywords of `consensus`. */
const consensusScope: Scope = new Map([
  ['approvers', list(struct({ id: string, tags: list(string), email: string, alias: string }))],
  [
    'credentials',
    list(
      struct({
        id: string,
        user_id: string,
        type: string,
        credential_id: string,
        public_key: string,
      }),
    ),
  ],
])

const scopes = {
  condition: conditionScope(),
  consensus: consensusScope,
  time: new Map([['time', struct({ now: instant })]]),
} as const satisfies Readonly<Record<string, Scope>>

/** An expression of a policy that is about to be stored. */
export type WrittenExpression = {
  readonly text: string
  readonly part: keyof typeof scopes
  /** Where it stands in the request. */
  readonly path: string
}

/**
 * Lets the expressions of one policy pass: each parses, its parts fit, and all together cost at most `MAX_POLICY_STEPS`.
 * An empty text is no expression.
 *
 * @throws Refusal `REQUEST_INVALID` with the place in the text and what is wrong there.
 */
export function requireExpressions(written: readonly WrittenExpression[]): void {
  const total = written.reduce((sum, one) => sum + requireExpression(one), 0)
  if (total > MAX_POLICY_STEPS)
    throw new Refusal('REQUEST_INVALID', {
      details: `${written.map(({ path }) => path).join(', ')}: this takes too many steps to evaluate`,
    })
}

/** @returns the most steps that it can take. */
function requireExpression({ text, part, path }: WrittenExpression): number {
  if (text === '') return 0
  try {
    const expression = parseExpression(text)
    requireCondition(expression, scopes[part])
    return getMostSteps(text, expression)
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error
    throw new Refusal('REQUEST_INVALID', { details: `${path}: ${error.message}` })
  }
}

/** The keywords by their first names: `eth` is a struct of all that begins with `eth.`. */
function conditionScope(): Scope {
  const scope = new Map<string, PolicyType>()
  for (const [name, { type }] of Object.entries(keywords)) {
    const [first = name, field] = name.split('.')
    const group = scope.get(first)
    const fields = group?.kind === 'struct' ? group.fields : {}
    scope.set(first, field === undefined ? type : struct({ ...fields, [field]: type }))
  }
  return scope
}
