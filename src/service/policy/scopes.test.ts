import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal.ts'
import { requireExpressions } from './scopes.ts'

/** What is said of an expression; `OK` when it passes. */
function verdict(text: string, part: 'condition' | 'consensus' | 'time' = 'condition'): string {
  try {
    requireExpressions([{ text: text, part: part, path: 'here' }])
    return 'OK'
  } catch (error) {
    if (error instanceof Refusal) return error.facts.details ?? ''
    throw error
  }
}

/** The place that the refusal of an expression names, counted from 1; 0 when it passes. */
function placeOf(text: string, part: 'condition' | 'consensus' | 'time' = 'condition'): number {
  return Number(/^here: at character (\d+): /.exec(verdict(text, part))?.[1] ?? 0)
}

test.each([
  ['activity.resource ==', 21],
  ['activity.resource = 1', 19],
  ["activity.resource == 'WALLET", 22],
  ['(true', 6],
  ['true)', 5],
  ['[1, 2', 6],
  ['1 == 1 == 1', 8],
  ['true && ', 9],
  ['true & true', 6],
  ['!true', 1],
  ['activity.resource.matches(1)', 19],
  ['activity.type.any(x, true', 26],
  ['1..2', 2],
  ['in == 1', 1],
  [`${'1'.repeat(79)} == 1`, 1],
])('does not parse %s and says where', (text, place) => {
  expect(placeOf(text)).toBe(place)
})

test.each([
  ['activity.resource', 10],
  ['activity.resource == 1', 19],
  ['activity.resource < activity.action', 19],
  ['activity.nothing == 1', 10],
  ['nothing == 1', 1],
  ['approvers.count() >= 1 && true', 1],
  ['wallets.any(w, w.label == 1)', 24],
  ['wallets.any(activity, true)', 9],
  ["wallets.contains('x')", 9],
  ["wallet == 'x'", 8],
  ["wallets[0].id == 'x' && wallets['a'].id == 'x'", 33],
  ["[1, 'a'].count() == 2", 5],
  ["1 in ['a']", 3],
  ["eth.tx.value['a'] == 1", 14],
  ["true && 'a'", 9],
  ["CronSpan('0 9 * * *', '8h', 'UTC')", 0],
  ['time.now == time.now', 1],
])('does not put together what does not fit: %s', (text, place) => {
  expect(placeOf(text)).toBe(place)
})

test('knows other keywords in each of the three expressions', () => {
  expect(verdict('approvers.count() >= 1', 'consensus')).toBe('OK')
  expect(verdict("credentials.any(c, c.type == 'x')", 'consensus')).toBe('OK')
  expect(placeOf("activity.type == 'x'", 'consensus')).toBe(1)
  expect(verdict("time.now < Timestamp('2030-01-01T00:00:00Z')", 'time')).toBe('OK')
  expect(placeOf('approvers.count() >= 1', 'time')).toBe(1)
})

test.each([
  ["Timestamp('2026-13-01T00:00:00Z') > time.now", 11],
  ["Timestamp('2026-02-30T00:00:00Z') > time.now", 11],
  ["Timestamp('2026-01-01T00:00:00+01:00') > time.now", 11],
  ["Timestamp('tomorrow') > time.now", 11],
  ["CronSpan('*/5 * * * *', '8h', 'UTC')", 1],
  ["CronSpan('0 9 * *', '8h', 'UTC')", 1],
  ["CronSpan('60 9 * * *', '8h', 'UTC')", 1],
  ["CronSpan('0 9 * * 7', '8h', 'UTC')", 1],
  ["CronSpan('0 9 * * MON', '8h', 'UTC')", 1],
  ["CronSpan('@daily', '8h', 'UTC')", 1],
  ["CronSpan('0 9 * * *', '0h', 'UTC')", 1],
  ["CronSpan('0 9 * * *', '1.5h', 'UTC')", 1],
  ["CronSpan('0 9 * * *', '8h', 'Nowhere/City')", 1],
  ["CronSpan('0 9 * * *', '8h', '+01:00')", 1],
  ["CronSpan('0 9 * * *', '8h')", 27],
  ['Now()', 1],
])('refuses a time that is none: %s', (text, place) => {
  expect(placeOf(text, 'time')).toBe(place)
})

test('takes no expression that is too long or too deep, and none of those makes it stumble', () => {
  const depth = (open: string, close: string, n: number) => open.repeat(n) + close.repeat(n)
  expect(verdict(depth('(', ')', 5000).replace('()', '(true)').slice(0, 9990))).toContain('nested')
  expect(verdict(`activity.params${'.a'.repeat(3000)} == 1`)).toContain('nested')
  expect(verdict('['.repeat(9000))).toContain('nested')
  expect(verdict(`true${' && true'.repeat(1000)}`)).toBe('OK')
  expect(verdict(' '.repeat(10_001))).toContain('10000 characters')
})

test('repeats nothing of what was written', () => {
  for (const text of ["activity.sesame == 'x'", "'sesame' == 1", 'sesame(1)', "'sesame"])
    expect(verdict(text)).not.toContain('sesame')
})
