import { Refusal } from '../http/refusal.ts'
import { keywords } from './keywords/keywords.ts'
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

/**
 * Lets a text pass as one of the three expressions of a policy; an empty one is none.
 *
 * @param path - where it stands in the request.
 * @throws Refusal `REQUEST_INVALID` with the place in the text and what is wrong there.
 */
export function requireExpression(text: string, part: keyof typeof scopes, path: string): void {
  if (text === '') return
  try {
    requireCondition(parseExpression(text), scopes[part])
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
