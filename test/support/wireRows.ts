import { expect } from 'vitest'
import type { ActivityEndpoint } from '../../src/wire/activity.ts'
import { kindsOf } from './schemaFields.ts'

/** The fields of a schema as one text each: the kind, and `!` or `?` for whether it must be there. */
export type Fields = Readonly<Record<string, string>>

/** What the public wire says of an activity, typed by hand, and what we have for it. */
export type ActivityRow = {
  readonly endpoint: ActivityEndpoint
  readonly name: string
  readonly type: string
  readonly keys: readonly [intent: string, result: string]
  readonly parameters: Fields
  readonly result: Fields
}

/** Checks that an activity is that of its row, and takes and gives nothing else. */
export function expectActivity(row: ActivityRow): void {
  const [intentKey, resultKey] = row.keys
  expect(row.endpoint).toMatchObject({
    path: `/public/v1/submit/${row.name}`,
    type: row.type,
    intentKey,
    resultKey,
  })
  expect(kindsOf(row.endpoint.parameters)).toEqual(row.parameters)
  expect(kindsOf(row.endpoint.result)).toEqual(row.result)
}
