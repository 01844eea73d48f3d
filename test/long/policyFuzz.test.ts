import { expect, test } from 'vitest'
import { Refusal } from '../../src/service/http/refusal.ts'
import { evaluate } from '../../src/service/policy/language/evaluate.ts'
import { parseExpression } from '../../src/service/policy/language/parseExpression.ts'
import { PolicyError } from '../../src/service/policy/language/policyError.ts'
import {
  type PolicyValues,
  recordOf,
  valueFromJson,
} from '../../src/service/policy/language/policyValue.ts'
import { requireExpressions } from '../../src/service/policy/scopes.ts'
import { createExpressions } from '../support/policyExpressions.ts'
import { printCount } from '../support/printCount.ts'

const COUNT = 100_000
const STEPS = 20_000
const scopes = ['condition', 'consensus', 'time'] as const

const json = valueFromJson({
  activity: {
    type: 'ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2',
    kind: 'SIGN_RAW_PAYLOAD',
    resource: 'PRIVATE_KEY',
    action: 'SIGN',
    params: { list: [1, 'a', [2], null, { a: 1.5 }], text: 'x'.repeat(5000), none: null },
  },
  wallet: { id: 'w', imported: false, exported: true, label: '💚' },
  approvers: [{ id: 'u', tags: ['t'], email: '', alias: 'u' }],
  credentials: [],
})
const values: PolicyValues = new Map([
  ...(json instanceof Map ? json : []),
  ['time', recordOf({ now: { atMs: 1_790_000_000_000 } })],
])

/** What became of an expression; anything else thrown is a fault. */
function fateOf(text: string): string {
  const budget = { steps: STEPS }
  const fate = outcomeOf(text, budget)
  // a step is only taken where there is one left; the largest is as long as a text has characters
  if (budget.steps < -STEPS) throw new Error('too many steps')
  return fate
}

function outcomeOf(text: string, budget: { steps: number }): string {
  try {
    return String(evaluate(parseExpression(text), values, budget))
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error
    // `expect` itself would take most of the time
    if (error.place < 1 || error.place > text.length + 1) throw new Error('no such place')
    return error.kind
  }
}

function isAccepted(text: string, part: (typeof scopes)[number]): boolean {
  try {
    requireExpressions([{ text: text, part: part, path: 'here' }])
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

test(`stumbles over none of ${COUNT} expressions`, () => {
  const next = createExpressions(20_261_122)
  const fates: Record<string, number> = {}
  let accepted = 0
  let survived = 0
  for (let i = 0; i < COUNT; i++) {
    const text = next()
    const fate = fateOf(text)
    fates[fate] = (fates[fate] ?? 0) + 1
    for (const part of scopes) {
      if (!isAccepted(text, part)) continue
      accepted++
      // what was accepted parses, and lacks or confuses at most what only the request knows
      if (fate === 'syntax' && text !== '') throw new Error('accepted, and does not parse')
    }
    survived++
  }
  printCount('expressions without a crash, each within its steps', survived, COUNT)
  process.stdout.write(`their fates: ${JSON.stringify({ ...fates, accepted })}\n`)
  expect(survived).toBe(COUNT)
  // the expressions are no mere noise
  for (const fate of ['true', 'false', 'syntax', 'type', 'missing', 'steps'])
    expect([fate, (fates[fate] ?? 0) > 20]).toEqual([fate, true])
  expect(accepted).toBeGreaterThan(1000)
}, 1_800_000)
