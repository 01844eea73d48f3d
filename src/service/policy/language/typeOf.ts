import type { Comparison, Expression } from './expression.ts'
import { PolicyError } from './policyError.ts'
import { any, bool, instant, int, list, type PolicyType, string } from './policyType.ts'

/** The types of the keywords that an expression may use. */
export type Scope = ReadonlyMap<string, PolicyType>

const orders: ReadonlySet<PolicyType['kind']> = new Set(['int', 'instant'])
const comparables: ReadonlySet<PolicyType['kind']> = new Set(['int', 'instant', 'string', 'bool'])

/** Checks that an expression is a condition. @throws PolicyError `type` or, for an unknown keyword, `missing`. */
export function requireCondition(expression: Expression, scope: Scope): void {
  requireKind(expression, scope, 'bool')
}

/** The type of an expression, all of whose parts fit. @throws PolicyError */
function typeOf(expression: Expression, scope: Scope): PolicyType {
  const { at } = expression
  switch (expression.kind) {
    case 'literal':
      return typeOfLiteral(expression.value)
    case 'instant':
      return instant
    case 'cronSpan':
      return bool
    case 'name': {
      const type = scope.get(expression.name)
      if (!type) throw new PolicyError('missing', at, 'there is no keyword of this name here')
      return type
    }
    case 'list':
      return list(commonType(expression.items, scope))
    case 'logic':
      for (const term of expression.terms) requireKind(term, scope, 'bool')
      return bool
    case 'comparison':
      requireComparison(expression.operator, expression, scope)
      return bool
    case 'field':
      return typeOfField(typeOf(expression.of, scope), expression.name, at)
    case 'element':
      return typeOfElement(expression, scope)
    case 'slice': {
      requireKind(expression.start, scope, 'int')
      requireKind(expression.end, scope, 'int')
      const of = typeOf(expression.of, scope)
      if (of.kind === 'list' || of.kind === 'string' || of.kind === 'any') return of
      throw new PolicyError('type', at, 'only a list or a text has parts')
    }
    case 'each': {
      const item = itemType(expression.of, scope)
      if (scope.has(expression.variable))
        throw new PolicyError('type', at, 'the variable must have a name of its own')
      requireKind(expression.predicate, new Map([...scope, [expression.variable, item]]), 'bool')
      return expression.operation === 'filter' ? list(item) : bool
    }
    case 'contains':
      requireSame(itemType(expression.of, scope), typeOf(expression.item, scope), at)
      return bool
    case 'count':
      itemType(expression.of, scope)
      return int
  }
}

function typeOfLiteral(value: boolean | bigint | string): PolicyType {
  if (typeof value === 'boolean') return bool
  return typeof value === 'bigint' ? int : string
}

function requireKind(expression: Expression, scope: Scope, kind: PolicyType['kind']): void {
  const type = typeOf(expression, scope)
  if (type.kind === kind || type.kind === 'any') return
  const words = { bool: 'a condition', int: 'a number', string: 'a text' }
  const word = kind === 'bool' || kind === 'int' || kind === 'string' ? words[kind] : kind
  throw new PolicyError('type', expression.at, `this must be ${word}`)
}

function itemType(of: Expression, scope: Scope): PolicyType {
  const type = typeOf(of, scope)
  if (type.kind === 'any') return any
  if (type.kind === 'list') return type.of
  throw new PolicyError('type', of.at, 'this must be a list')
}

function commonType(items: readonly Expression[], scope: Scope): PolicyType {
  let common: PolicyType = any
  for (const item of items) {
    const type = typeOf(item, scope)
    requireSame(common, type, item.at)
    if (common.kind === 'any') common = type
  }
  return common
}

function requireComparison(
  operator: Comparison,
  { at, left, right }: Extract<Expression, { kind: 'comparison' }>,
  scope: Scope,
): void {
  const type = typeOf(left, scope)
  if (operator === 'in') {
    requireSame(itemType(right, scope), type, at)
    return
  }
  const other = typeOf(right, scope)
  requireSame(type, other, at)
  const kinds = operator === '==' || operator === '!=' ? comparables : orders
  for (const { kind } of [type, other])
    if (kind !== 'any' && !kinds.has(kind))
      throw new PolicyError('type', at, 'these cannot be compared in this way')
}

function requireSame(one: PolicyType, other: PolicyType, at: number): void {
  if (one.kind === 'any' || other.kind === 'any') return
  if (!comparables.has(one.kind) || !comparables.has(other.kind) || one.kind !== other.kind)
    throw new PolicyError('type', at, 'these are not of one type that can be compared')
}

function typeOfField(of: PolicyType, name: string, at: number): PolicyType {
  if (of.kind === 'any') return any
  if (of.kind !== 'struct') throw new PolicyError('type', at, 'this has no fields')
  const type = Object.hasOwn(of.fields, name) ? of.fields[name] : undefined
  if (!type) throw new PolicyError('missing', at, 'there is no field of this name')
  return type
}

function typeOfElement(
  { of, key, at }: Extract<Expression, { kind: 'element' }>,
  scope: Scope,
): PolicyType {
  const type = typeOf(of, scope)
  if (type.kind === 'any') {
    const { kind } = typeOf(key, scope)
    if (kind === 'int' || kind === 'string' || kind === 'any') return any
    throw new PolicyError('type', at, 'this must be a number or a text')
  }
  requireKind(key, scope, type.kind === 'map' ? 'string' : 'int')
  if (type.kind === 'list' || type.kind === 'map') return type.of
  if (type.kind === 'string') return string
  throw new PolicyError('type', at, 'only a list, a text or a map has elements')
}
