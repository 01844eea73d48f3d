import * as v from 'valibot'
import type { Schema } from '../../wire/endpoint.ts'
import { Refusal } from './refusal.ts'

/**
 * The value as the schema describes it, unknown members left out.
 *
 * @param path - where the value stands in the body; begins every path in the refusal.
 * @throws Refusal `REQUEST_INVALID` with the path of the first wrong field and what belongs there.
 */
export function checkShape<S extends Schema>(
  schema: S,
  value: unknown,
  path = '',
): v.InferOutput<S> {
  const checked = v.safeParse(schema, value, { abortEarly: true })
  if (checked.success) return checked.output
  const issue = closestIssue(checked.issues[0])
  const at = [path, v.getDotPath(issue)].filter(Boolean).join('.') || 'body'
  throw new Refusal('REQUEST_INVALID', { details: `${at} ${expectation(issue)}` })
}

/**
 * The issue that a refusal is about. Of a union it is the one of the alternative that the value was meant to be: a member
 * that is there and wrong says more than one that is missing because another alternative was meant.
 */
function closestIssue(issue: v.BaseIssue<unknown>): v.BaseIssue<unknown> {
  const candidates = issue.type === 'union' ? (issue.issues ?? []).map(closestIssue) : []
  const [wrong, ...more] = candidates.filter(
    ({ path, received }) => path !== undefined && received !== 'undefined',
  )
  if (!wrong || more.length > 0) return issue
  return issue.path && wrong.path ? { ...wrong, path: [...issue.path, ...wrong.path] } : wrong
}

/** The library's own sentences repeat the value that came, which may be a secret; only ours are passed on. */
function expectation(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema')
    return issue.message.startsWith('Invalid ') ? requirementOf(issue) : issue.message
  if (issue.received === 'undefined') return 'is required'
  const missing = missingNames(issue)
  if (missing.length > 0) return `must have ${missing.join(' or ')}`
  return issue.expected === null ? 'is not valid' : `must be ${inWords(issue.expected)}`
}

/** What each alternative of a union lacks, where the value is none of them for want of a member. */
function missingNames(issue: v.BaseIssue<unknown>): readonly string[] {
  const lacking = (issue.issues ?? []).filter(
    ({ path, received }) => path !== undefined && received === 'undefined',
  )
  return issue.type === 'union' ? lacking.flatMap((one) => v.getDotPath(one) ?? []) : []
}

function requirementOf({ type, input, requirement }: v.BaseIssue<unknown>): string {
  const unit = Array.isArray(input) ? 'entries' : 'characters'
  switch (type) {
    case 'integer':
      return 'must be a whole number'
    case 'min_value':
      return `must be at least ${requirement}`
    case 'max_value':
      return `must be at most ${requirement}`
    case 'min_length':
      return `must have at least ${requirement} ${unit}`
    case 'max_length':
      return `must have at most ${requirement} ${unit}`
    default:
      return 'is not valid'
  }
}

/** What the library calls the kinds of values, in words; the values of a list of names speak for themselves. */
const kinds = new Map([
  ['string', 'text'],
  ['Object', 'an object'],
  ['Array', 'a list'],
  ['boolean', 'true or false'],
  ['number', 'a number'],
])

/** @param expected - one kind or value, or several: `(string | Object)`. */
function inWords(expected: string): string {
  const each = expected.replace(/^\(|\)$/g, '').split(' | ')
  return each.map((one) => kinds.get(one) ?? one).join(' or ')
}
