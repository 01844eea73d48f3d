import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { parseStrictJson } from './strictJson.ts'

test('reads what JSON.parse reads when nothing is in doubt', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      fc.pre(!/__proto__|constructor|prototype/.test(text))
      expect(parseStrictJson(text)).toEqual(JSON.parse(text))
    }),
  )
})

test.each([
  ['at the top', '{"a":1,"a":2}'],
  ['with the same value', '{"a":1,"a":1}'],
  ['with an empty name', '{"":1,"":2}'],
  ['below an array', '[1,{"b":[{"a":1,"a":2}]}]'],
  ['one of them escaped', '{"a":1,"\\u0061":2}'],
  ['the first of them an object', '{"a":{"b":1,"c":2},"a":3}'],
  ['inside a member that is overwritten', '{"a":{"b":1,"b":2},"a":3}'],
  ['around text full of colons and quotes', '{"a":"\\":\\\\","b":":","a":"::"}'],
])('refuses a member named twice: %s', (_, text) => {
  expect(parseStrictJson(text)).toBeUndefined()
})

test('does not mistake text for members', () => {
  const text = '{"a:b\\"":"c\\\\:","d":["\\\\",":"],"e":"{\\"a\\":1}"}'
  expect(parseStrictJson(text)).toEqual(JSON.parse(text))
})

test.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
  'refuses a member that reaches for a prototype: %s',
  (name) => {
    expect(parseStrictJson(`{"a":[{"${name}":{"polluted":true}}]}`)).toBeUndefined()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  },
)

test.each(['"\\ud800"', '"\\udc00\\ud800"', '"\ud800"', '{"\\udfff":1}', '["a\\ud83d"]'])(
  'refuses half a surrogate pair: %j',
  (text) => {
    expect(parseStrictJson(text)).toBeUndefined()
  },
)

test('accepts whole surrogate pairs', () => {
  expect(parseStrictJson('"\\ud83d\\ude00😀"')).toBe('😀😀')
})

test('refuses a byte order mark, white space of other kinds, and nothing at all', () => {
  for (const text of ['\ufeff{}', '\u00a0{}', '', ' ', '{} x']) {
    expect(parseStrictJson(text)).toBeUndefined()
  }
})

test('refuses numbers beyond the largest', () => {
  expect(parseStrictJson('1e308')).toBe(1e308)
  expect(parseStrictJson('[1e309]')).toBeUndefined()
})

test('reads 32 levels and refuses 33', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(parseStrictJson(nested(32))).toBeDefined()
  expect(parseStrictJson(nested(33))).toBeUndefined()
  expect(parseStrictJson(nested(100_000))).toBeUndefined()
})

test('reads 10,000 members and refuses one more', () => {
  const members = (count: number) =>
    `{${Array.from({ length: count }, (_, i) => `"m${i}":0`).join()}}`
  expect(parseStrictJson(members(10_000))).toBeDefined()
  expect(parseStrictJson(members(10_001))).toBeUndefined()
  expect(parseStrictJson(`[${'0,'.repeat(10_000)}0]`)).toBeUndefined()
})

test('refuses text with too many values before it is parsed', () => {
  const parse = vi.spyOn(JSON, 'parse')
  const texts = [
    `[${'0,'.repeat(10_001)}0]`,
    `[${'[],'.repeat(10_001)}0]`,
    `{${Array.from({ length: 10_002 }, (_, i) => `"m${i}":0`).join()}}`,
    '['.repeat(10_002),
    `[${'"a",'.repeat(10_001)}"a"]`,
  ]
  for (const text of texts) expect(parseStrictJson(text)).toBeUndefined()
  expect(parse).not.toHaveBeenCalled()
  // commas and brackets within a text are none
  expect(parseStrictJson(`["${'[{,:'.repeat(20_000)}"]`)).toBeDefined()
  expect(parse).toHaveBeenCalledOnce()
})

test.each(['"', '{"a', '["a\\"', '"\\', '\\"', '["a","b\\\\\\"]'])(
  'refuses a text that does not end: %s',
  (text) => {
    expect(parseStrictJson(text)).toBeUndefined()
  },
)
