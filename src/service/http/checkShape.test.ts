import * as v from 'valibot'
import { expect, test } from 'vitest'
import { submitEndpoints } from '../../wire/submitEndpoints.ts'
import { checkShape } from './checkShape.ts'

const schema = v.object({
  name: v.string(),
  kind: v.optional(v.picklist(['A', 'B'])),
  items: v.optional(
    v.pipe(v.array(v.object({ size: v.pipe(v.string(), v.regex(/^\d+$/)) })), v.maxLength(2)),
  ),
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(6), v.maxValue(9))),
  isNew: v.optional(v.boolean()),
  place: v.optional(v.union([v.string(), v.object({ path: v.string() })])),
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
  [null, 'body must be an object'],
  [{}, 'name is required'],
  [{ name: 7 }, 'name must be text'],
  [{ name: 'n', kind: 'C' }, 'kind must be "A" or "B"'],
  [{ name: 'n', items: {} }, 'items must be a list'],
  [
    { name: 'n', items: [{ size: '1' }, { size: '1' }, { size: '1' }] },
    'items must have at most 2 entries',
  ],
  [{ name: 'n', count: '6' }, 'count must be a number'],
  [{ name: 'n', count: 6.5 }, 'count must be a whole number'],
  [{ name: 'n', count: 5 }, 'count must be at least 6'],
  [{ name: 'n', count: 10 }, 'count must be at most 9'],
  [{ name: 'n', isNew: 'yes' }, 'isNew must be true or false'],
  [{ name: 'n', place: 7 }, 'place must be text or an object'],
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
