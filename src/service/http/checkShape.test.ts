import * as v from 'valibot'
import { expect, test } from 'vitest'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'
import { checkShape } from './checkShape.ts'

const schema = v.object({
  name: v.string(),
  kind: v.optional(v.picklist(['A', 'B'])),
  items: v.optional(v.array(v.object({ size: v.pipe(v.string(), v.regex(/^\d+$/)) }))),
})

const details = (value: unknown, path?: string) => {
  try {
    checkShape(schema, value, path)
  } catch (error) {
    return error
  }
  return null
}

test('leaves members out that the schema does not know', () => {
  expect(checkShape(schema, { name: 'n', other: 1 })).toEqual({ name: 'n' })
})

test.each([
  [null, 'body must be Object'],
  [{}, 'name is required'],
  [{ name: 7 }, 'name must be string'],
  [{ name: 'n', kind: 'C' }, 'kind must be ("A" | "B")'],
  [{ name: 'n', items: [{ size: '1' }, {}] }, 'items.1.size is required'],
  [{ name: 'n', items: [{ size: 'x' }] }, 'items.0.size is not valid'],
])('names the field that is wrong: %j', (value, text) => {
  expect(details(value)).toMatchObject({ code: 'REQUEST_INVALID', facts: { details: text } })
})

test('puts the place of the value before the path', () => {
  expect(details({}, 'parameters')).toMatchObject({
    facts: { details: 'parameters.name is required' },
  })
})

test('never repeats what came', () => {
  const secret = 'q7-secret-value'
  for (const { parameters } of Object.values(submitEndpoints))
    for (const member of Object.keys(parameters.entries)) {
      try {
        checkShape(parameters, { [member]: secret, [secret]: secret })
      } catch (error) {
        expect(String(error)).not.toContain(secret)
      }
    }
})
