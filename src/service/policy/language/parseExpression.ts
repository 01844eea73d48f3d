import { createReader, type Reader } from './createReader.ts'
import type { Comparison, Expression } from './expression.ts'
import { parseAccess } from './parseAccess.ts'
import { parseTimeFunction } from './parseTimeFunction.ts'
import { PolicyError } from './policyError.ts'

/** An int has 128 bits with a sign, a uint 256 without one. */
const LEAST = -(2n ** 127n)
const MOST = 2n ** 256n - 1n

const comparisons: ReadonlyMap<string, Comparison> = new Map(
  (['==', '!=', '<', '>', '<=', '>=', 'in'] as const).map((operator) => [operator, operator]),
)

/**
 * Parses an expression of the policy language: `||` of `&&` of comparisons of values.
 *
 * Ours: a text has no escapes, and comparisons do not chain.
 *
 * @throws PolicyError `syntax`.
 */
export function parseExpression(text: string): Expression {
  const reader = createReader(text)
  const expression = parseTerms(reader)
  const rest = reader.next()
  if (rest.kind !== 'end') throw new PolicyError('syntax', rest.at, 'the expression must end here')
  return expression
}

function parseTerms(reader: Reader): Expression {
  return reader.inside(() =>
    parseLogic(reader, '||', () => parseLogic(reader, '&&', () => parseComparison(reader))),
  )
}

function parseLogic(reader: Reader, operator: '&&' | '||', term: () => Expression): Expression {
  const first = term()
  const terms = [first]
  while (reader.takeIf(operator)) terms.push(term())
  return terms.length === 1 ? first : { kind: 'logic', at: first.at, operator, terms }
}

function parseComparison(reader: Reader): Expression {
  const left = parseValue(reader)
  const { kind, text, at } = reader.next()
  const operator = kind === 'symbol' || kind === 'name' ? comparisons.get(text) : undefined
  if (!operator) return left
  reader.take()
  return { kind: 'comparison', at, operator, left, right: parseValue(reader) }
}

function parseValue(reader: Reader): Expression {
  return parseAccess(reader, parseSimple(reader), () => parseTerms(reader))
}

function parseSimple(reader: Reader): Expression {
  const { kind, text, at } = reader.take()
  if (kind === 'string') return { kind: 'literal', at, value: text }
  if (kind === 'number') return integer(text, at)
  if (kind === 'name') {
    if (text === 'true' || text === 'false') return { kind: 'literal', at, value: text === 'true' }
    if (text === 'in') throw new PolicyError('syntax', at, 'a value must come here')
    return reader.takeIf('(')
      ? parseTimeFunction(reader, text, at)
      : { kind: 'name', at, name: text }
  }
  if (kind === 'symbol' && text === '-')
    return integer(`-${reader.requireKind('number', 'a number').text}`, at)
  if (kind === 'symbol' && text === '(') {
    const inner = parseTerms(reader)
    reader.require(')')
    return inner
  }
  if (kind === 'symbol' && text === '[') return { kind: 'list', at, items: parseList(reader) }
  throw new PolicyError('syntax', at, 'a value must come here')
}

function parseList(reader: Reader): readonly Expression[] {
  if (reader.takeIf(']')) return []
  const items = [parseTerms(reader)]
  while (reader.takeIf(',')) items.push(parseTerms(reader))
  reader.require(']')
  return items
}

function integer(text: string, at: number): Expression {
  // more digits than any such number has are not even read
  const value = text.length > 80 ? null : BigInt(text)
  if (value === null || value < LEAST || value > MOST)
    throw new PolicyError('syntax', at, 'this number has more than 256 bits')
  return { kind: 'literal', at, value }
}
