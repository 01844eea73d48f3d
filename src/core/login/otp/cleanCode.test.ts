import { expect, test } from 'vitest'
import { cleanCode } from './cleanCode.ts'

test.each([
  ['123 456', 'digits', '123456'],
  [' 123-456\n', 'digits', '123456'],
  ['123\u00a0456', 'digits', '123456'],
  ['\uff11\uff12\uff13\u2013\uff14\uff15\uff16', 'digits', '123456'],
  ['\u200babc\u2011def', 'letters-and-digits', 'ABCDEF'],
  ['- -', 'letters-and-digits', ''],
] as const)('reads %j as the code that was meant', (typed, alphabet, code) => {
  expect(cleanCode(typed, alphabet)).toBe(code)
})
