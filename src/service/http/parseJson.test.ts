import { expect, test } from 'vitest'
import { bytesFromUtf8 } from '../../lib/utf8.ts'
import { parseJson } from './parseJson.ts'

const parse = (text: string) => parseJson(bytesFromUtf8(text))

test('reads JSON', () => {
  expect(parse('{"a":["é",1,null]}')).toEqual({ a: ['é', 1, null] })
})

test.each([
  ['nothing', ''],
  ['a byte order mark', '\ufeff{}'],
  ['a member named twice', '{"a":1,"a":2}'],
  ['a member named twice, deep', '{"a":[{"b":1,"\\u0062":2}]}'],
  ['half a surrogate pair', '{"a":"\\ud800"}'],
  ['a name that reaches for a prototype', '{"__proto__":{}}'],
  ['33 levels', `${'['.repeat(33)}${']'.repeat(33)}`],
])('refuses %s', (_, text) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'JSON_INVALID' }))
})

test('refuses bytes that are not UTF-8', () => {
  const bytes = Uint8Array.of(0x22, 0xff, 0x22)
  expect(() => parseJson(bytes)).toThrow(expect.objectContaining({ code: 'JSON_INVALID' }))
})

test('refuses the character that stores cannot keep, and only that one', () => {
  for (const text of ['"\\u0000"', '"a\\\\\\u0000"', '{"\\u0000":1}'])
    expect(() => parse(text)).toThrow(expect.objectContaining({ code: 'REQUEST_INVALID' }))
  expect(parse('"\\\\u0000"')).toBe('\\u0000')
})
