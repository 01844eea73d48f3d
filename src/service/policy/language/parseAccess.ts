import type { Reader } from './createReader.ts'
import type { Expression } from './expression.ts'
import { PolicyError } from './policyError.ts'

type Parse = () => Expression

/**
 * Parses what follows a value: its fields, elements, slices and list functions.
 *
 * @param parseInner - parses a whole expression, as it stands inside brackets.
 * @throws PolicyError `syntax`.
 */
export function parseAccess(reader: Reader, of: Expression, parseInner: Parse): Expression {
  return reader.inside(() => {
    if (reader.takeIf('['))
      return parseAccess(reader, parseElement(reader, of, parseInner), parseInner)
    if (reader.takeIf('.'))
      return parseAccess(reader, parseMember(reader, of, parseInner), parseInner)
    return of
  })
}

function parseElement(reader: Reader, of: Expression, parseInner: Parse): Expression {
  const key = parseInner()
  const end = reader.takeIf('..') && parseInner()
  reader.require(']')
  const { at } = key
  return end ? { kind: 'slice', at, of, start: key, end } : { kind: 'element', at, of, key }
}

function parseMember(reader: Reader, of: Expression, parseInner: Parse): Expression {
  const { text: name, at } = reader.requireKind('name', 'a name')
  if (!reader.takeIf('(')) return { kind: 'field', at, of, name }
  switch (name) {
    case 'all':
    case 'any':
    case 'filter': {
      const variable = reader.requireKind('name', 'the name of a variable').text
      reader.require(',')
      const predicate = closed(reader, parseInner())
      return { kind: 'each', at, operation: name, of, variable, predicate }
    }
    case 'contains':
      return { kind: 'contains', at, of, item: closed(reader, parseInner()) }
    case 'count':
      reader.require(')')
      return { kind: 'count', at, of }
    default:
      throw new PolicyError('syntax', at, 'there is no function of this name')
  }
}

function closed(reader: Reader, expression: Expression): Expression {
  reader.require(')')
  return expression
}
