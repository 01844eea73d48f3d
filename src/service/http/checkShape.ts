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
  const [issue] = checked.issues
  const at = [path, v.getDotPath(issue)].filter(Boolean).join('.') || 'body'
  throw new Refusal('REQUEST_INVALID', { details: `${at} ${expectation(issue)}` })
}

/** The library's own sentences repeat the value that came, which may be a secret; only ours are passed on. */
function expectation(issue: v.BaseIssue<unknown>): string {
  if (issue.kind !== 'schema')
    return issue.message.startsWith('Invalid ') ? 'is not valid' : issue.message
  if (issue.received === 'undefined') return 'is required'
  return issue.expected === null ? 'is not valid' : `must be ${issue.expected}`
}
