import { cronSpanFrom } from '../time/cronSpan.ts'
import { instantFrom } from '../time/instantFrom.ts'
import type { Reader } from './createReader.ts'
import type { Expression } from './expression.ts'
import { PolicyError } from './policyError.ts'

/**
 * Parses the arguments of `Timestamp('…')` or `CronSpan('…', '…', '…')`, which are texts as they stand.
 *
 * @throws PolicyError `syntax`.
 */
export function parseTimeFunction(reader: Reader, name: string, at: number): Expression {
  if (name !== 'Timestamp' && name !== 'CronSpan')
    throw new PolicyError('syntax', at, 'there is no function of this name')
  const first = reader.requireKind('string', 'a text')
  if (name === 'Timestamp') {
    reader.require(')')
    const atMs = instantFrom(first.text)
    if (atMs === null)
      throw new PolicyError('syntax', first.at, 'must be a time of RFC 3339 with a zero offset')
    return { kind: 'instant', at, atMs }
  }
  reader.require(',')
  const duration = reader.requireKind('string', 'a text')
  reader.require(',')
  const zone = reader.requireKind('string', 'a text')
  reader.require(')')
  const span = cronSpanFrom(first.text, duration.text, zone.text)
  if (typeof span !== 'string') return { kind: 'cronSpan', at, span }
  throw new PolicyError('syntax', at, span)
}
