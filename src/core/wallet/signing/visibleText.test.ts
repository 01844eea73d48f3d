import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isAllVisible, visibleParts } from './visibleText.ts'

/** The text that parts came from. */
const joined = (text: string) =>
  visibleParts(text)
    .map((part) =>
      'text' in part ? part.text : String.fromCodePoint(Number.parseInt(part.hidden.slice(2), 16)),
    )
    .join('')

test.each([
  ['pay\u202Eeno', [{ text: 'pay' }, { hidden: 'U+202E' }, { text: 'eno' }]],
  ['\u200B', [{ hidden: 'U+200B' }]],
  ['a\u0000b', [{ text: 'a' }, { hidden: 'U+0000' }, { text: 'b' }]],
  ['line\nline\ttab', [{ text: 'line\nline\ttab' }]],
  ['\u{E0041}', [{ hidden: 'U+E0041' }]],
  ['', []],
])('shows what hides in %j', (text, parts) => {
  expect(visibleParts(text)).toEqual(parts)
})

test.each([
  'Mara Okafor',
  'Zażółć gęślą jaźń',
  'नमस्ते दुनिया',
  'مرحبا بالعالم',
  'こんにちは',
  'ถ้าวันนี้',
  'Việt Nam',
  '🙂',
])('leaves words of living languages alone: %s', (text) => {
  expect(visibleParts(text)).toEqual([{ text }])
})

test('every character that turns the direction of text is shown', () => {
  const turns = [0x61c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067]
  for (const number of [...turns, 0x2068, 0x2069])
    expect(isAllVisible(`a${String.fromCodePoint(number)}b`)).toBe(false)
})

test('a heap of marks on one letter is shown', () => {
  expect(isAllVisible(`a${'\u0301'.repeat(4)}`)).toBe(true)
  expect(isAllVisible(`a${'\u0301'.repeat(5)}`)).toBe(false)
})

test('sec/T23 loses no character of hostile texts', () => {
  const texts: readonly string[] = JSON.parse(readFileSync('../shared/corpora/blns.json', 'utf8'))
  expect(texts.length).toBeGreaterThan(500)
  for (const text of texts) expect(joined(text)).toBe(text)
})
