import { expect, test } from 'vitest'
import { smsLength } from './smsLength.ts'

test.each([
  ['', 0, 160, 1],
  ['a'.repeat(160), 160, 160, 1],
  ['a'.repeat(161), 161, 160, 2],
  ['a'.repeat(307), 307, 160, 3],
  // those of the extension count two
  ['€'.repeat(80), 160, 160, 1],
  ['€'.repeat(81), 162, 160, 2],
  // one letter outside of the set, and all count as Unicode
  [`${'a'.repeat(69)}ł`, 70, 70, 1],
  [`${'a'.repeat(70)}ł`, 71, 70, 2],
])('counts %j', (text, length, limit, messages) => {
  expect(smsLength(text)).toEqual({ length, limit, messages })
})
