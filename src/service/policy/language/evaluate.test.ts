import { describe, expect, test } from 'vitest'
import { requireExpressions } from '../scopes.ts'
import { evaluate } from './evaluate.ts'
import { parseExpression } from './parseExpression.ts'
import { PolicyError } from './policyError.ts'
import { type PolicyValue, type PolicyValues, recordOf, valueFromJson } from './policyValue.ts'

/** What an expression comes to: true, false, or the kind of what is wrong. */
function outcome(text: string, values: PolicyValues = new Map(), steps = 10_000): boolean | string {
  try {
    return evaluate(parseExpression(text), values, { steps })
  } catch (error) {
    if (error instanceof PolicyError) return error.kind
    throw error
  }
}

function valuesOf(json: Record<string, unknown>): PolicyValues {
  return new Map(Object.entries(json).map(([name, value]) => [name, valueFromJson(value)]))
}

const user = (id: string, tags: string[] = []): PolicyValue =>
  recordOf({ id, tags, email: `${id}@okafor.example`, alias: id })

describe('an expression', () => {
  const cases: [string, boolean | string][] = [
    ['true && false || true', true],
    ['true || false && false', true],
    ['(true || false) && false', false],
    ['1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3 && 1 != 2 && 1 == 1', true],
    ['-5 < 0', true],
    ['115792089237316195423570985008687907853269984665640564039457584007913129639935 > 0', true],
    ["'a' == 'a' && 'a' != 'b'", true],
    ['true == true && true != false', true],
    ['1 in [1, 2]', true],
    ["'x' in ['a', 'b']", false],
    ["'abc'[1] == 'b' && 'abcdef'[1..3] == 'bc'", true],
    ['[1, 2, 3][2] == 3 && [1, 2, 3][1..3].count() == 2', true],
    ['[1, 2].all(x, x > 0) && [1, 2].any(x, x == 2)', true],
    ['[1, 2, 3].filter(x, x > 1).count() == 2 && [1].contains(1)', true],
    ['[].all(x, x == 1) && [].count() == 0', true],
    ["'abc'[3] == 'd'", 'missing'],
    ['[1][0..2].count() == 1', 'missing'],
    ['[1][-1] == 1', 'missing'],
    ['[2, 1][1..0].count() == 0', 'missing'],
    ["'0xAB' == '0xab'", true],
    ["'0xAG' == '0xag'", false],
    ["'AB' == 'ab'", false],
    ["'a' == 1", 'type'],
    ["'a' < 'b'", 'type'],
    ['[1] == [1]', 'type'],
    ["nobody == 'a'", 'missing'],
    ['1', 'type'],
  ]
  test.each(cases)('%s comes to %s', (text, expected) => {
    expect(outcome(text)).toBe(expected)
  })

  test('stops at the first term that decides', () => {
    expect(outcome("false && nobody == 'a'")).toBe(false)
    expect(outcome("true || nobody == 'a'")).toBe(true)
    expect(outcome("nobody == 'a' || true")).toBe('missing')
  })

  test('is given up when it takes too long', () => {
    const list = `[${Array.from({ length: 100 }, (_, i) => i).join(', ')}]`
    const text = `${list}.all(a, ${list}.all(b, ${list}.all(c, a >= 0)))`
    expect(outcome(text, new Map(), 100_000)).toBe('steps')
  })

  test('finds members of an intent by their names on the wire and in snake case', () => {
    const values = valuesOf({ activity: { params: { walletId: 'w', users: [{ userName: 'N' }] } } })
    expect(outcome("activity.params.walletId == 'w'", values)).toBe(true)
    expect(outcome("activity.params.wallet_id == 'w'", values)).toBe(true)
    expect(outcome("activity.params.users[0]['userName'] == 'N'", values)).toBe(true)
    expect(outcome("activity.params.wallets == 'w'", values)).toBe('missing')
  })

  test('has no value for what is no whole number', () => {
    const values = valuesOf({ activity: { params: { a: 1.5, b: null, c: 2 ** 60 } } })
    for (const name of ['a', 'b', 'c'])
      expect(outcome(`activity.params.${name} == 1`, values)).toBe('type')
  })

  test('reaches nothing but the data that it is given', () => {
    const values = valuesOf({ activity: { params: { list: [1] } } })
    for (const name of ['__proto__', 'constructor', 'toString', 'length', 'size'])
      for (const text of [
        `activity.params.${name} == 'x'`,
        `activity.params['${name}'] == 'x'`,
        `${name} == 'x'`,
      ])
        expect([text, outcome(text, values)]).toEqual([text, 'missing'])
    expect(outcome('activity.params.list.length == 1', values)).toBe('type')
  })
})

describe('the public examples', () => {
  const approvers = [user('u1', ['A']), user('u2', ['A', 'B']), user('u3')]
  const consensus: [string, PolicyValue[], boolean][] = [
    ["approvers.any(user, user.id == 'u1')", approvers, true],
    ["approvers.any(user, user.id == 'u1')", approvers.slice(1), false],
    ["approvers.filter(user, user.tags.contains('A')).count() >= 2", approvers, true],
    ["approvers.filter(user, user.tags.contains('A')).count() >= 2", approvers.slice(1), false],
    [
      "approvers.any(user, user.tags.contains('A') || user.tags.contains('B')) && (approvers.filter(user, user.tags.contains('A')).count() >= 1)",
      approvers.slice(1),
      true,
    ],
  ]
  test.each(consensus)('%s', (text, list, expected) => {
    requireExpressions([{ text: text, part: 'consensus', path: 'consensus' }])
    expect(outcome(text, recordOf({ approvers: list, credentials: [] }))).toBe(expected)
  })

  const activity = (resource: string, action: string) => ({
    type: `ACTIVITY_TYPE_${action}`,
    kind: action,
    resource,
    action,
    params: {},
  })
  const tx = {
    to: '0x1111111111111111111111111111111111111111',
    data: '0xA9059CBB0000',
    function_name: 'transfer',
    contract_call_args: { wad: 999, calls: [['0x2222', 0]] },
  }
  const eip_712 = {
    primary_type: 'Permit',
    domain: { name: 'Permit2' },
    message: { permitted: [{ token: '0x3333' }] },
  }
  const condition: [string, Record<string, unknown>, boolean][] = [
    [
      "activity.resource == 'WALLET' && activity.action == 'CREATE'",
      { activity: activity('WALLET', 'CREATE') },
      true,
    ],
    [
      "activity.resource in ['AUTH', 'OTP'] && activity.action in ['CREATE','VERIFY']",
      { activity: activity('OTP', 'VERIFY') },
      true,
    ],
    [
      "activity.action == 'SIGN' && wallet_account.address == '0xAb'",
      { activity: activity('PRIVATE_KEY', 'SIGN'), wallet_account: { address: '0xab' } },
      true,
    ],
    [
      "activity.action == 'SIGN' && wallet_account.address == '0xAb'",
      { activity: activity('WALLET', 'CREATE') },
      false,
    ],
    [
      "eth.tx.to == '0x1111111111111111111111111111111111111111' && eth.tx.data[0..10] == '0xa9059cbb'",
      { eth: { tx } },
      true,
    ],
    [
      "eth.tx.function_name == 'transfer' && eth.tx.contract_call_args['wad'] < 1000000000000000000",
      { eth: { tx } },
      true,
    ],
    [
      "eth.tx.contract_call_args['calls'].all(call, call[0] == '0x2222' && call[1] == 0)",
      { eth: { tx } },
      true,
    ],
    [
      "eth.eip_712.domain.name == 'Permit2' && eth.eip_712.message['permitted'].all(p, p['token'] == '0x3333')",
      { eth: { eip_712 } },
      true,
    ],
    [
      "eth.eip_712.domain.name == 'Permit2' && eth.eip_712.message['permitted'].all(p, p['token'] == '0x4444')",
      { eth: { eip_712 } },
      false,
    ],
  ]
  test.each(condition)('%s', (text, json, expected) => {
    requireExpressions([{ text: text, part: 'condition', path: 'condition' }])
    expect(outcome(text, valuesOf(json))).toBe(expected)
  })

  const text =
    "time.now >= Timestamp('2026-03-01T00:00:00Z') && CronSpan('0 9 * * 1-5', '8h', 'America/New_York')"
  test.each([
    ['2026-03-02T13:59:59Z', false],
    ['2026-03-02T14:00:00Z', true],
    ['2026-03-02T21:59:59Z', true],
    ['2026-03-02T22:00:00Z', false],
    ['2026-03-07T15:00:00Z', false],
    ['2026-02-27T15:00:00Z', false],
  ])('the working hours of New York at %s', (now, expected) => {
    requireExpressions([{ text: text, part: 'time', path: 'time' }])
    const time = recordOf({ now: { atMs: Date.parse(now) } })
    expect(outcome(text, recordOf({ time }))).toBe(expected)
  })
})
