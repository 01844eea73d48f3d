import { type CronSpan, isInSpan } from '../time/cronSpan.ts'
import { type Budget, spend } from './budget.ts'
import { compare, isEqual } from './compare.ts'
import type { Expression } from './expression.ts'
import { PolicyError } from './policyError.ts'
import {
  isInstant,
  isList,
  isPolicyRecord,
  type PolicyRecord,
  type PolicyValue,
  type PolicyValues,
} from './policyValue.ts'

/**
 * Evaluates an expression to true or false.
 *
 * Ours: `&&` and `||` stop at the first term that decides, so that what a request does not have is no fault where the
 * expression asks first for what kind of request it is.
 *
 * @param budget - is used up.
 * @throws PolicyError `missing`, `type` or `steps`.
 */
export function evaluate(expression: Expression, values: PolicyValues, budget: Budget): boolean {
  const value = resultOf(expression, values, budget)
  if (typeof value === 'boolean') return value
  throw new PolicyError('type', expression.at, 'this is no condition')
}

function resultOf(expression: Expression, values: PolicyValues, budget: Budget): PolicyValue {
  const { at } = expression
  spend(budget, 1, at)
  switch (expression.kind) {
    case 'literal':
      return expression.value
    case 'instant':
      return { atMs: expression.atMs }
    case 'cronSpan':
      return isNowIn(expression.span, nowOf(values, at), budget, at)
    case 'name':
      return memberOf(values, expression.name, at)
    case 'list':
      return expression.items.map((item) => resultOf(item, values, budget))
    case 'logic': {
      const decisive = expression.operator === '||'
      return expression.terms.some((term) => evaluate(term, values, budget) === decisive)
        ? decisive
        : !decisive
    }
    case 'comparison': {
      const left = resultOf(expression.left, values, budget)
      const right = resultOf(expression.right, values, budget)
      if (expression.operator === 'in') return includes(right, left, at, budget)
      spend(budget, sizeOf(left) + sizeOf(right), at)
      return compare(expression.operator, left, right, at)
    }
    case 'field':
      spend(budget, expression.name.length >> 4, at)
      return fieldOf(resultOf(expression.of, values, budget), expression.name, at)
    case 'element':
      return elementOf(
        resultOf(expression.of, values, budget),
        resultOf(expression.key, values, budget),
        at,
      )
    case 'slice':
      return sliceOf(expression, values, budget)
    case 'each':
      return each(expression, values, budget)
    case 'contains': {
      const list = resultOf(expression.of, values, budget)
      return includes(list, resultOf(expression.item, values, budget), at, budget)
    }
    case 'count':
      return BigInt(listOf(resultOf(expression.of, values, budget), at).length)
  }
}

/** The last verdict on a span: within one request it is always asked about the same time. */
const verdicts = new WeakMap<CronSpan, { readonly atMs: number; readonly isIn: boolean }>()

/** The walk over a calendar is paid for once for each time that is asked about. */
function isNowIn(span: CronSpan, atMs: number, budget: Budget, at: number): boolean {
  const known = verdicts.get(span)
  if (known?.atMs === atMs) return known.isIn
  const isIn = isInSpan(span, atMs, (steps) => spend(budget, steps, at))
  verdicts.set(span, { atMs, isIn })
  return isIn
}

function each(
  { operation, of, variable, predicate, at }: Extract<Expression, { kind: 'each' }>,
  values: PolicyValues,
  budget: Budget,
): PolicyValue {
  const items = listOf(resultOf(of, values, budget), at)
  const inner = new Map(values)
  const holds = (item: PolicyValue) => evaluate(predicate, inner.set(variable, item), budget)
  if (operation === 'filter') return items.filter(holds)
  return operation === 'any' ? items.some(holds) : items.every(holds)
}

function includes(list: PolicyValue, item: PolicyValue, at: number, budget: Budget): boolean {
  const items = listOf(list, at)
  return items.some((one) => {
    spend(budget, 1 + sizeOf(one) + sizeOf(item), at)
    return isEqual(one, item, at)
  })
}

function sliceOf(
  { of, start, end, at }: Extract<Expression, { kind: 'slice' }>,
  values: PolicyValues,
  budget: Budget,
): PolicyValue {
  const whole = resultOf(of, values, budget)
  const from = resultOf(start, values, budget)
  const to = resultOf(end, values, budget)
  if (
    (typeof whole !== 'string' && !isList(whole)) ||
    typeof from !== 'bigint' ||
    typeof to !== 'bigint'
  )
    throw new PolicyError('type', at, 'only a list or a text has parts')
  if (from < 0n || from > to || to > BigInt(whole.length)) throw missing(at)
  spend(budget, Number(to - from) >> 6, at)
  return whole.slice(Number(from), Number(to))
}

function elementOf(of: PolicyValue, key: PolicyValue, at: number): PolicyValue {
  if (isPolicyRecord(of) && typeof key === 'string') return memberOf(of, key, at)
  if ((typeof of !== 'string' && !isList(of)) || typeof key !== 'bigint')
    throw new PolicyError('type', at, 'only a list, a text or a map has elements')
  const value = key < 0n || key >= BigInt(of.length) ? undefined : of[Number(key)]
  if (value === undefined) throw missing(at)
  return value
}

/** Ours: the members of an intent are found by the names of the wire, and by those names in snake case. */
function fieldOf(of: PolicyValue, name: string, at: number): PolicyValue {
  if (!isPolicyRecord(of)) throw new PolicyError('type', at, 'this has no fields')
  if (of.has(name)) return memberOf(of, name, at)
  const camelCase = name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
  return memberOf(of, camelCase, at)
}

function memberOf(record: PolicyRecord, name: string, at: number): PolicyValue {
  const value = record.get(name)
  if (value === undefined) throw missing(at)
  return value
}

function listOf(value: PolicyValue, at: number): readonly PolicyValue[] {
  if (isList(value)) return value
  throw new PolicyError('type', at, 'this is no list')
}

function nowOf(values: PolicyValues, at: number): number {
  const now = fieldOf(memberOf(values, 'time', at), 'now', at)
  if (isInstant(now)) return now.atMs
  throw new PolicyError('type', at, 'this is no time')
}

function missing(at: number): PolicyError {
  return new PolicyError('missing', at, 'the request has no such value')
}

function sizeOf(value: PolicyValue): number {
  return typeof value === 'string' ? value.length >> 6 : 0
}
