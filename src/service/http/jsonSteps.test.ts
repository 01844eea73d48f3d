import fc from 'fast-check'
import { expect, test } from 'vitest'
import { concatBytes } from '../../lib/concatBytes.ts'
import { runSteps } from '../../lib/steps.ts'
import { utf8FromBytes } from '../../lib/utf8.ts'
import { jsonSteps } from './jsonSteps.ts'

const write = (value: unknown) => utf8FromBytes(concatBytes(...runSteps(jsonSteps(value))))

function countPauses(value: unknown): number {
  const steps = jsonSteps(value)
  let pauses = 0
  while (!steps.next().done) pauses++
  return pauses
}

/** Values of which some parts are longer than a slice. */
const longText = fc
  .tuple(fc.string({ unit: 'binary', minLength: 1 }), fc.integer({ min: 1, max: 60_000 }))
  .map(([text, times]) => text.repeat(Math.ceil(times / text.length)).slice(1))
const leaf = fc.oneof(
  longText,
  fc.string(),
  fc.double(),
  fc.constantFrom(null, undefined, true, '\ud83d', '\ude00\ud83d'),
)
const value = fc.oneof(
  leaf,
  fc.array(leaf),
  fc.dictionary(fc.string(), leaf),
  fc.array(fc.dictionary(fc.string(), fc.array(leaf))),
)

test('jsonSteps: writes the text that JSON.stringify writes', () => {
  fc.assert(
    fc.property(value, (one) => {
      const twice = { one, list: [one, undefined, () => 1], left: undefined, again: one }
      // half a pair of surrogates is escaped
      expect(write(twice)).toBe(JSON.stringify(twice))
    }),
    { numRuns: 60 },
  )
})

test('jsonSteps: cuts no pair of surrogates', () => {
  for (const before of ['', 'a']) {
    const text = before + '😀'.repeat(100_000)
    expect(write({ text })).toBe(JSON.stringify({ text }))
  }
})

test('jsonSteps: pauses within long texts and long lists, and not for what is short', () => {
  expect(countPauses({ a: 'x'.repeat(10_000), b: [1, 2, 3] })).toBe(0)
  expect(countPauses({ a: 'x'.repeat(1_000_000) })).toBeGreaterThanOrEqual(15)
  const rows = Array.from({ length: 10_000 }, (_, i) => ({ id: i, name: 'x'.repeat(90) }))
  expect(countPauses({ rows })).toBeGreaterThanOrEqual(15)
  const groups = Array.from({ length: 50 }, () => ({ rows: rows.slice(0, 200) }))
  expect(countPauses({ groups })).toBeGreaterThanOrEqual(15)
})
